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
  assertFinished,
  changeTogether,
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
      .filter((file) => !file.startsWith('.unfinished-change') && /\.\w+$/.test(file))
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  );

function isUnfinished(): boolean {
  try {
    assertFinished(dir);
    return false;
  } catch (error) {
    expect(String(error)).toContain('Run "npm run version:list"');
    return true;
  }
}

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
  expect(isUnfinished()).toBe(false);
  expect(undoUnfinished(dir)).toBe(false);
  expect(existsSync(path.join(dir, '.unfinished-change'))).toBe(false);
});

test('killed before any step, all is put back, or was not begun', () => {
  const count = 10;
  for (let step = 0; step < count; step += 1) {
    const { signal, steps } = changeUntil(step);
    expect([step, signal]).toEqual([step, 'SIGKILL']);
    const begun = steps.includes('write the journal');
    expect([step, isUnfinished()]).toEqual([step, begun]);
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

test('what git put back already, and what was written since, does no harm', () => {
  expect(changeUntil(9).signal).toBe('SIGKILL');
  expect(tree()).toEqual(after);
  for (const file of ['list.json', 'gone.json'] as const) {
    writeFileSync(path.join(dir, file), before[file]);
  }
  writeFileSync(path.join(dir, 'frozen/note.txt'), 'note');
  expect(undoUnfinished(dir)).toBe(true);
  expect(tree()).toEqual({ ...before, 'frozen/note.txt': 'note' });
});

test('a folder that was to go, and that git put back, is no obstacle', () => {
  const script = pathToFileURL(path.resolve('src/commands/transaction.mjs')).href;
  const code = `import { changeTogether } from ${JSON.stringify(script)};
changeTogether(${JSON.stringify(dir)}, { docs: null, 'list.json': 'new' }, (step) => {
  if (step === 'replace list.json') process.kill(process.pid, 'SIGKILL');
});`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  expect(existsSync(path.join(dir, 'docs'))).toBe(false);
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'docs/page.mdx'), before['docs/page.mdx']);
  expect(undoUnfinished(dir)).toBe(true);
  expect(tree()).toEqual(before);
});

test('a change that fails is put back at once', () => {
  const fail = (step: string) => {
    if (step === 'put list.json') throw new Error('The disk is full.');
  };
  expect(() => changeTogether(dir, { 'gone.json': null, 'list.json': 'new' }, fail)).toThrow(
    'The disk is full.',
  );
  expect(tree()).toEqual(before);
  expect(existsSync(path.join(dir, '.unfinished-change'))).toBe(false);
});

test('what a stopped change left behind does not get into the next one', () => {
  changeUntil(1);
  changeTogether(dir, { 'list.json': 'new' });
  expect(tree()).toEqual({ ...before, 'list.json': 'new' });
});
