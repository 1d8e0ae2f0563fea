import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOnce } from './app-start.mjs';
import { loadOnce } from './loading.mjs';
import { format } from './rows.mjs';
import { startServer } from './serve.mjs';
import { median } from './statistics.mjs';

const copied = [
  'docs',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

const few = 1;
const many = 10;

/**
 * The first live examples of the site's pages, as they are written.
 * @param {string} siteDir root of the project
 * @param {number} count
 * @throws when the pages hold less
 */
export function firstExamples(siteDir, count) {
  const docs = path.join(siteDir, 'docs');
  const examples = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    // A name that begins with `_` is no page's.
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort()
    .flatMap(
      (file) =>
        readFileSync(path.join(docs, file), 'utf8').match(/^```jsx live\n[^]*?^```$/gm) ?? [],
    )
    .slice(0, count);
  if (examples.length < count) throw new Error(`The pages hold less than ${count} live examples.`);
  return examples;
}

const page = (title, examples) =>
  `---\ntitle: ${title}\ndescription: A page with ${title.toLowerCase()}, for measurements.\nnavigation: false\n---\n\n${examples.join('\n\n')}\n`;

/** Builds a copy of the site with a page of one and a page of many examples. */
function buildCopy(siteDir) {
  const dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-bench-'));
  try {
    for (const name of copied) {
      cpSync(path.join(siteDir, name), path.join(dir, name), { recursive: true });
    }
    symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
    const examples = firstExamples(siteDir, many);
    writeFileSync(path.join(dir, 'docs/few.mdx'), page('Few Examples', examples.slice(0, few)));
    writeFileSync(path.join(dir, 'docs/many.mdx'), page('Many Examples', examples));
    // The date of the last update comes from git.
    const git = (...args) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
    git('init');
    git('add', 'docs');
    git(
      '-c',
      'user.name=Bench',
      '-c',
      'user.email=bench@example.org',
      'commit',
      '-m',
      'docs: pages',
    );
    const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`The copy of the site was not built:\n${stdout}${stderr}`);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return dir;
}

/**
 * What a page with one and a page with ten live examples cost. Builds a copy of the site that has them.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureLiveExamples({ browser, siteDir, runs, log, beginRun }) {
  log('one and ten live examples: building a copy of the site');
  const dir = buildCopy(siteDir);
  const server = await startServer(path.join(dir, 'build'));
  const addresses = ['/few', '/many'];
  /** @type {{ loads: any[], starts: any[] }[]} */
  const samples = addresses.map(() => ({ loads: [], starts: [] }));
  try {
    for (const address of addresses) await loadOnce(browser, server, address, 1);
    for (let run = 0; run < runs; run += 1) {
      await beginRun(`one and ten live examples, run ${run + 1} of ${runs}`);
      for (const [index, address] of addresses.entries()) {
        samples[index].loads.push(await loadOnce(browser, server, address, 4));
        samples[index].starts.push(await startOnce(browser, server, address, { cpu: 4 }));
      }
    }
  } finally {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  }
  const line = (name, unit, digits, read) => ({
    line: `${few} and ${many} examples: ${name}, ${unit}`,
    limit: '',
    cells: { live: samples.map((sample) => format(median(read(sample)), digits)).join(' · ') },
  });
  const rows = [
    line('total until intent', 'KiB', 1, ({ loads }) => loads.map(({ total }) => total)),
    line('script time at 4x until intent', 'ms', 0, ({ loads }) =>
      loads.map(({ script }) => script),
    ),
    line('scripts with the app running', 'KiB', 1, ({ starts }) => starts.map(({ js }) => js)),
    line('from intent to hydrated at 4x', 'ms', 0, ({ starts }) => starts.map(({ ms }) => ms)),
  ];
  return { rows, samples: { few: samples[0], many: samples[1] } };
}
