/**
 * @jest-environment jsdom
 */
import { act, Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PlainObject } from '../../src/base/theme-data/changes';
import { RawEditor } from '../../src/studio/tools/customize/raw/RawEditor';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Only highlights.
  Worker: class {
    postMessage() {}
    terminate() {}
  },
});

const first: PlainObject = {
  config: { useBorderBox: true },
  colors: { text: '#000' },
  fonts: { body: 'serif' },
  styles: { h1: { color: 'text' } },
};
/** Themes by their IDs, as the editor changed them. */
let themes: Record<'one' | 'two', PlainObject>;
/** Number of the test: the memory of edits outlives it. */
let run = 0;
let root: Root;
let shown: 'one' | 'two';
let isTabOpen: boolean;

function render(): void {
  root.render(
    <Activity mode={isTabOpen ? 'visible' : 'hidden'}>
      <RawEditor
        themeId={`${shown}${run}`}
        theme={themes[shown]}
        edit={(change) => {
          themes[shown] = change(themes[shown]);
          render();
        }}
      />
    </Activity>,
  );
}
async function open(theme: 'one' | 'two'): Promise<void> {
  shown = theme;
  await act(async () => render());
}
async function start(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await open('one');
}
beforeEach(async () => {
  run += 1;
  themes = { one: first, two: { colors: { text: '#fff' } } };
  isTabOpen = true;
  await start();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const field = () => document.querySelector('textarea')!;
const select = (name: 'Part' | 'Format') =>
  [...document.querySelectorAll('select')][name === 'Part' ? 0 : 1]!;

/**
 * Sets a value as a reader does.
 * @param andThen what the reader does at once, before the parser can have loaded
 */
async function set(
  target: HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  andThen?: () => void,
): Promise<void> {
  const { set: setValue } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(target) as object,
    'value',
  )!;
  await act(async () => {
    setValue!.call(target, value);
    target.dispatchEvent(
      new Event(target.matches('select') ? 'change' : 'input', { bubbles: true }),
    );
    andThen?.();
  });
  // The parser loads with the first text.
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => new Promise((next) => setTimeout(next)));
}
const undo = () =>
  act(async () => {
    const keys = { key: 'z', keyCode: 90, ctrlKey: true, bubbles: true, cancelable: true };
    field().dispatchEvent(new KeyboardEvent('keydown', keys));
  });

test.each<[string, () => Promise<void>, RegExp]>([
  ['part', () => set(select('Part'), 'colors'), /^\{\n {2}colors/],
  ['format', () => set(select('Format'), 'JSON'), /^\{\n {2}"styles/],
  ['theme', () => open('two'), /^\{\n {2}styles: \{\}/],
])(
  'after another %s was chosen, undo never brings the text of the one before',
  async (_what, choose, text) => {
    await set(field(), '{ styles: { h1: { color: "primary" } } }');
    const before = themes.one;
    expect(before).toMatchObject({ styles: { h1: { color: 'primary' } } });
    await choose();
    for (let press = 0; press < 3; press += 1) await undo();
    expect(field().value).toMatch(text);
    expect(themes).toEqual({ one: before, two: { colors: { text: '#fff' } } });
  },
);

test('a text that can’t be read is kept for its theme, part, and format, and over a reload', async () => {
  const broken = '{ styles: { h1: ';
  await set(field(), broken);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await set(select('Part'), 'colors');
  expect(field().value).toContain('#000');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(select('Part').textContent).toContain('styles (invalid)');
  await set(select('Part'), 'styles');
  expect(field().value).toBe(broken);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await set(select('Format'), 'JSON');
  expect(JSON.parse(field().value)).toEqual({ styles: first.styles });
  await set(select('Format'), 'TypeScript');
  await open('two');
  expect(field().value).not.toBe(broken);
  await open('one');
  expect(field().value).toBe(broken);
  await act(async () => root.unmount());
  await start();
  expect(field().value).toBe(broken);
  expect(themes.one).toBe(first);
  expect(Object.values({ ...sessionStorage })).toContain(broken);

  await act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Discard text')!
      .click(),
  );
  expect(field().value).toContain("color: 'text'");
  await undo();
  expect(field().value).toBe(broken);
});

test('a text is read although another tab was opened at once', async () => {
  await set(field(), '{ styles: { h1: { color: "primary" } } }', () => {
    isTabOpen = false;
    render();
  });
  expect(themes.one).toMatchObject({ styles: { h1: { color: 'primary' } } });
});

test('a text is read into its own theme, although another one was opened at once', async () => {
  await set(field(), '{ styles: { h1: { color: "primary" } } }', () => {
    shown = 'two';
    render();
  });
  expect(themes.two).toEqual({ colors: { text: '#fff' } });
  await open('one');
  expect(themes.one).toMatchObject({ styles: { h1: { color: 'primary' } } });
});

test('an edited part stays in its place, also if its key is renamed', async () => {
  await set(select('Part'), 'colors');
  await set(field(), '{ colors: { text: "#111" } }');
  expect(Object.entries(themes.one)).toEqual(
    Object.entries({ ...first, colors: { text: '#111' } }),
  );
  await set(field(), '{ palette: { text: "#111" }, fonts: { body: "serif", heading: "serif" } }');
  expect(Object.keys(themes.one)).toEqual(['config', 'palette', 'fonts', 'styles']);
  expect(themes.one.fonts).toEqual({ body: 'serif', heading: 'serif' });
});

test('spaces in a text are no edit', async () => {
  const text = field().value;
  expect(text).toContain("color: 'text'");
  await set(field(), `${text} `);
  expect(themes.one).toBe(first);
  expect(field().value).toMatch(/ $/);
});
