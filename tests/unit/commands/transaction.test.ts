import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  changeTogether,
  isUnfinished,
  undoUnfinished,
} from '../../../src/commands/transaction.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  mkdirSync(path.join(dir, 'docs/guides'), { recursive: true });
  for (const [file, text] of Object.entries(before)) writeFileSync(path.join(dir, file), text);
});
afterEach(() => rmSync(dir, { recursive: true }));

const before = {
  'docs/page.mdx': 'page',
  'docs/guides/once.mdx': 'once',
  'list.json': 'old',
  'gone.json': 'gone',
};

const after = {
  'docs/page.mdx': 'page',
  'docs/guides/once.mdx': 'once',
  'list.json': 'new',
  'frozen/page.mdx': 'page',
};

/** All files of the folder but the prepared ones, with their texts. */
const tree = () =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.startsWith('.docusaurus') && /\.\w+$/.test(file))
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  );

const changes = `{
  frozen: { copy: dir + '/docs', filter: (source) => !source.endsWith('guides') },
  'list.json': 'new',
  'gone.json': null,
}`;

/** Changes the folder in a process that is killed before a step; undefined for none. */
function changeUntil(step: number | undefined): { steps: string[]; signal: string | null } {
  const script = path.resolve('src/commands/transaction.mjs');
  const code = `import { changeTogether } from ${JSON.stringify(pathToFileURL(script).href)};
const dir = ${JSON.stringify(dir)};
let count = 0;
changeTogether(dir, ${changes}, (step) => {
  if (count === ${step}) process.kill(process.pid, 'SIGKILL');
  count += 1;
  console.log(step);
});`;
  const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return { steps: stdout.trim().split('\n'), signal };
}

test('files and folders change together', () => {
  const { steps } = changeUntil(undefined);
  expect(steps.length).toBeGreaterThan(8);
  expect(tree()).toEqual(after);
  expect(isUnfinished(dir)).toBe(false);
  expect(undoUnfinished(dir)).toBe(false);
  expect(existsSync(path.join(dir, '.docusaurus/unfinished-change'))).toBe(false);
});

test('killed before any step, all is put back, or was not begun', () => {
  const count = 10;
  for (let step = 0; step < count; step += 1) {
    const { signal, steps } = changeUntil(step);
    expect([step, signal]).toEqual([step, 'SIGKILL']);
    const begun = steps.includes('write the journal');
    expect([step, isUnfinished(dir)]).toEqual([step, begun]);
    undoUnfinished(dir);
    expect([step, tree()]).toEqual([step, before]);
  }
});

test('what is killed while it is put back is put back the next time', () => {
  expect(changeUntil(8).signal).toBe('SIGKILL');
  // As if the first of the files were back already.
  rmSync(path.join(dir, 'frozen'), { recursive: true, force: true });
  expect(undoUnfinished(dir)).toBe(true);
  expect(tree()).toEqual(before);
});

test('what a stopped change left behind does not get into the next one', () => {
  changeUntil(1);
  changeTogether(dir, { 'list.json': 'new' });
  expect(tree()).toEqual({ ...before, 'list.json': 'new' });
});
