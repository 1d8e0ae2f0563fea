import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { pause } from './browser.mjs';
import { pagesByKind } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

/** Pages that are saved, one of each kind. */
const savedPages = [pagesByKind.live[0], pagesByKind.plain[0]];

/** How many times longer than in plain Docusaurus a save may take. */
const maximumRatio = 2;

/** Longest time for a server to start, and for a save to show, in ms. */
const patience = 300_000;

/** Left out of a copy of the site. */
const notCopied = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

/** Longest time, in ms, in which a server that is idle answers. */
const idleAnswer = 1000;

const plainConfig = `module.exports = {
  title: 'Plain',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onDuplicateRoutes: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: true, faster: { rspackPersistentCache: false } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};
`;

/** CommonMark as MDX: braces and angle brackets are text. */
function toMdx(markdown) {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, 'html', (node) => {
    node.type = 'text';
  });
  return toMarkdown(tree, {
    resourceLink: true,
    extensions: [gfmToMarkdown(), mdxToMarkdown()],
  });
}

/**
 * @typedef {object} Site
 * @property {string} dir
 * @property {(page: string) => string} fileOf a page's Markdown file
 */

/**
 * The site with all its pages.
 * @returns {Site}
 */
function copyOwnSite(siteDir, dir) {
  const filter = (source) => !notCopied.has(path.relative(siteDir, source));
  cpSync(siteDir, dir, { recursive: true, filter });
  // The dates of pages and changes come from git.
  if (existsSync(path.join(siteDir, '.git'))) {
    symlinkSync(path.join(siteDir, '.git'), path.join(dir, '.git'));
  }
  return {
    dir,
    fileOf: (page) =>
      [`docs${page}.mdx`, `docs${page}/index.mdx`]
        .map((name) => path.join(dir, name))
        .find((file) => existsSync(file)),
  };
}

/**
 * A site of Docusaurus without changes, whose pages are the Markdown copies of the build.
 * @returns {Site}
 */
function makePlainSite(siteDir, dir) {
  const build = path.join(siteDir, 'build');
  for (const name of readdirSync(build, { recursive: true })) {
    if (!name.endsWith('.md')) continue;
    const file = path.join(dir, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, toMdx(readFileSync(path.join(build, name), 'utf8')));
  }
  writeFileSync(path.join(dir, 'docusaurus.config.js'), plainConfig);
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true }\n');
  return { dir, fileOf: (page) => path.join(dir, `docs${page}.md`) };
}

/** Starts the development server of a site. */
function startDevelopment(siteDir, site, port) {
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(site.dir, 'node_modules'));
  let output = '';
  const server = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', port],
    { cwd: site.dir, env: { ...process.env, NODE_ENV: 'development' } },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (output += text));
  }
  const origin = `http://localhost:${port}`;
  return {
    ...site,
    origin,
    stop: () => server.kill(),
    /** Waits until the server answers quickly and writes nothing anymore. */
    async settle() {
      const end = Date.now() + patience;
      for (let calm = 0; calm < 5;) {
        const hasFailed = server.exitCode !== null || /compiled with \d+ error/.test(output);
        if (hasFailed || Date.now() > end) {
          throw new Error(`${site.dir}: the development server does not come to rest.\n${output}`);
        }
        const before = output.length;
        const start = Date.now();
        const answer = await fetch(origin).catch(() => undefined);
        const isCalm =
          answer?.ok &&
          output.includes('compiled') &&
          output.length === before &&
          Date.now() - start < idleAnswer;
        calm = isCalm ? calm + 1 : 0;
        await pause(300);
      }
    },
  };
}

/**
 * Changes the last word of a page's file.
 * @returns {Promise<number>} ms until the browser shows it
 */
async function saveOnce(server, tab, page, word) {
  const file = server.fileOf(page);
  const text = readFileSync(file, 'utf8').replace(/\n(\nsaved-\d+\n)?$/, `\n\n${word}\n`);
  const start = Date.now();
  writeFileSync(file, text);
  await tab.waitForFunction(
    (word) => document.querySelector('main')?.textContent.includes(word),
    word,
    { polling: 20, timeout: patience },
  );
  const ms = Date.now() - start;
  await server.settle();
  return ms;
}

/**
 * Time from a save to the screen in `npm start`: of this site, and of plain Docusaurus with the same pages.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object, remarks: string[] }>}
 */
export async function measureDevelopment({ browser, siteDir, runs, freePort, log }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-development-'));
  const servers = {};
  /** @type {Record<string, Record<string, number[]>>} */
  const samples = { own: {}, plain: {} };
  try {
    const sites = {
      own: copyOwnSite(siteDir, path.join(folder, 'own')),
      plain: makePlainSite(siteDir, path.join(folder, 'plain')),
    };
    for (const [name, site] of Object.entries(sites)) {
      log(`development, start of ${name}`);
      servers[name] = startDevelopment(siteDir, site, String(await freePort()));
      await servers[name].settle();
    }
    const context = await browser.newContext();
    let saves = 0;
    for (const page of savedPages) {
      const tabs = {};
      for (const name of Object.keys(sites)) {
        samples[name][page] = [];
        tabs[name] = await context.newPage();
        await tabs[name].goto(servers[name].origin + page);
        await tabs[name].getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
        await servers[name].settle();
      }
      // The first save is slower in both, and not counted.
      for (let run = 0; run <= runs; run += 1) {
        for (const name of Object.keys(sites)) {
          saves += 1;
          log(`development, ${page}, save ${run + 1} of ${runs + 1}, ${name}`);
          const ms = await saveOnce(servers[name], tabs[name], page, `saved-${saves}`);
          if (run > 0) samples[name][page].push(ms);
        }
      }
      for (const tab of Object.values(tabs)) await tab.close();
    }
    await context.close();
  } finally {
    for (const { stop } of Object.values(servers)) stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const medianOf = (name, page) => samples[name][page] && median(samples[name][page]);
  const rows = [
    pageRow({
      line: 'Save to screen in development',
      unit: 'ms',
      valueOf: (page) => medianOf('own', page),
    }),
    pageRow({
      line: 'the same in plain Docusaurus',
      unit: 'ms',
      valueOf: (page) => medianOf('plain', page),
    }),
    pageRow({
      line: 'the same, times plain Docusaurus',
      limit: maximumRatio,
      digits: 2,
      valueOf: (page) => samples.own[page] && medianOf('own', page) / medianOf('plain', page),
    }),
  ];
  return { rows, samples };
}
