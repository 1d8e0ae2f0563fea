/**
 * @jest-environment jsdom
 */
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Theme } from 'theme-ui';
import ts from 'typescript';
import { currentVersion } from '../../src/content/versions/list';
import { readAppAddress } from '../../src/studio/tools/customize/app/app-address';
import { appHook, hookFile } from '../../src/studio/tools/customize/app/app-hook';
import { AppWindow } from '../../src/studio/tools/customize/app/app-window';
import { createTypeProgram } from '../docs/type-check';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const editorOrigin = 'https://editor.example';
const hook = appHook(editorOrigin);

test.each([
  ['localhost:5173', 'http://localhost:5173/'],
  [' 127.0.0.1:3000/app?x=1 ', 'http://127.0.0.1:3000/app?x=1'],
  ['https://app.example/#start', 'https://app.example/#start'],
  ['HTTP://[::1]:8080', 'http://[::1]:8080/'],
  ['dev.app.example', 'http://dev.app.example/'],
])('%s is the address of an app', (text, address) => {
  expect(readAppAddress(text).href).toBe(address);
});

test('the hook has no type errors in a strict project', () => {
  const use = "import { useEditedTheme } from './useEditedTheme';\nuseEditedTheme(1);\n";
  const files = new Map([
    [hookFile, hook],
    ['use.ts', use],
  ]);
  const program = createTypeProgram(files, [], currentVersion);
  expect(program.mistakesIn(hookFile)).toEqual([]);
  expect(program.mistakesIn('use.ts')).toEqual([expect.objectContaining({ line: 2 })]);
});

describe('in an app', () => {
  const { outputText } = ts.transpileModule(hook, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} as { useEditedTheme: (own: Theme) => Theme } };
  new Function('require', 'exports', 'module', outputText)(require, module.exports, module);

  const editor = { postMessage: jest.fn() };
  const glow = () => 'glow';
  const own = {
    colors: { text: 'black', accent: () => 'gold' },
    shadows: [() => 'none'],
    styles: { root: { color: 'text' }, a: { ':hover': { boxShadow: glow } } },
  } as unknown as Theme;
  let shown: Theme;
  let root: Root;

  function App() {
    shown = module.exports.useEditedTheme(own);
    return null;
  }
  async function start(): Promise<void> {
    root = createRoot(document.createElement('div'));
    await act(async () => root.render(createElement(App)));
  }
  const receive = (data: unknown, { origin = editorOrigin, source = editor as unknown } = {}) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  const theme = { colors: { text: 'red' }, styles: {} };

  beforeEach(() => {
    editor.postMessage.mockClear();
    Object.assign(window, { opener: editor });
  });
  afterEach(() => act(async () => root.unmount()));

  test('the theme of the editor replaces the data, and functions stay where it has no value', async () => {
    await start();
    expect(shown).toBe(own);
    expect(editor.postMessage.mock.calls).toEqual([[{ type: 'theme-ui:ready' }, editorOrigin]]);
    await receive({ type: 'theme-ui:theme', theme });
    expect(shown).toEqual({
      colors: { text: 'red', accent: expect.any(Function) },
      styles: { a: { ':hover': { boxShadow: glow } } },
    });
    expect(editor.postMessage).toHaveBeenLastCalledWith({ type: 'theme-ui:shown' }, editorOrigin);
    const values = { colors: { text: 'blue', accent: 'tan' }, styles: { a: 'none' } };
    await receive({ type: 'theme-ui:theme', theme: values });
    expect(shown).toEqual(values);
  });

  test.each<[string, Parameters<typeof receive>]>([
    ['origin', [{ type: 'theme-ui:theme', theme }, { origin: 'https://evil.example' }]],
    ['window', [{ type: 'theme-ui:theme', theme }, { source: {} }]],
    ['kind', [{ type: 'webpackOk', theme }]],
    ['form', [null]],
  ])('a message with another %s is ignored', async (_what, message) => {
    await start();
    await receive(...message);
    expect(shown).toBe(own);
  });

  test('without an editor, and in production, the theme is the app’s own', async () => {
    Object.assign(window, { opener: null });
    await start();
    await receive({ type: 'theme-ui:theme', theme });
    expect(shown).toBe(own);
    await act(async () => root.unmount());
    Object.assign(window, { opener: editor });
    const { env } = process;
    process.env = { ...env, NODE_ENV: 'production' };
    await start();
    process.env = env;
    await receive({ type: 'theme-ui:theme', theme });
    expect(shown).toBe(own);
    expect(editor.postMessage).not.toHaveBeenCalled();
  });

  test('errors of the app are reported to the editor', async () => {
    await start();
    window.dispatchEvent(new ErrorEvent('error', { message: 'No primary color' }));
    expect(editor.postMessage).toHaveBeenLastCalledWith(
      { type: 'theme-ui:error', message: 'No primary color' },
      editorOrigin,
    );
  });
});

describe('in the editor', () => {
  const address = new URL('http://localhost:5173/app');
  const opened = { closed: false, postMessage: jest.fn(), focus() {} };
  const theme = { colors: { text: 'red' } };
  let app: AppWindow;
  const receive = (data: unknown, { origin = address.origin, source = opened as unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };

  beforeEach(() => {
    opened.postMessage.mockClear();
    window.open = () => opened as unknown as Window;
    app = new AppWindow(() => theme);
    app.open(address);
  });
  afterEach(() => app.disconnect());

  test('the theme is sent only to an app that asked for it, and only to its origin', () => {
    app.send();
    receive({ type: 'theme-ui:ready' }, { source: window });
    receive({ type: 'theme-ui:theme', theme: {} });
    receive('theme-ui:ready');
    expect(app.getState().status).toBe('waiting');
    receive({ type: 'theme-ui:ready' }, { origin: 'http://localhost:5174' });
    expect(app.getState()).toMatchObject({ status: 'elsewhere', origin: 'http://localhost:5174' });
    app.send();
    expect(opened.postMessage).not.toHaveBeenCalled();
    receive({ type: 'theme-ui:ready' });
    expect(app.getState().status).toBe('connected');
    expect(opened.postMessage.mock.calls).toEqual([
      [{ type: 'theme-ui:theme', theme }, address.origin],
    ]);
    app.disconnect();
    receive({ type: 'theme-ui:ready' });
    app.send();
    expect(opened.postMessage).toHaveBeenCalledTimes(1);
  });

  test('an error is shown until the app shows a theme', () => {
    receive({ type: 'theme-ui:ready' });
    receive({ type: 'theme-ui:error', message: 'x'.repeat(1e6) });
    expect(app.getState()).toMatchObject({ status: 'failed', message: 'x'.repeat(300) });
    app.send();
    expect(app.getState().status).toBe('failed');
    receive({ type: 'theme-ui:shown' });
    expect(app.getState().status).toBe('connected');
  });
});
