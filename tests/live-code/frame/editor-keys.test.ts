/**
 * @jest-environment jsdom
 */
import { reportEditorKeys } from '../../../src/sandbox/live-code/frame/editor-keys';
import { parseReport } from '../../../src/sandbox/live-code/messages';

const reported: string[] = [];
beforeAll(() => reportEditorKeys((key) => reported.push(key)));
beforeEach(() => {
  reported.length = 0;
  document.body.innerHTML =
    '<button>Press</button><input value="a"><input type="checkbox"><textarea></textarea><select></select>';
});

/** Presses a key in an element. Returns what was reported. */
function press(selector: string, key: string, modifiers: KeyboardEventInit = {}): string[] {
  reported.length = 0;
  const target = document.querySelector<HTMLElement>(selector)!;
  target.focus();
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
  return [...reported];
}

test('undo, redo, N, and P are reported from any control without a text to undo', () => {
  for (const selector of ['button', '[type=checkbox]', 'select', 'input', 'textarea']) {
    expect(press(selector, 'z', { ctrlKey: true })).toEqual(['undo']);
    expect(press(selector, 'Z', { ctrlKey: true, shiftKey: true })).toEqual(['redo']);
    expect(press(selector, 'y', { ctrlKey: true })).toEqual(['redo']);
    const isField = selector !== 'button';
    for (const key of ['n', 'p']) expect(press(selector, key)).toEqual(isField ? [] : [key]);
  }
});

test('other keys aren’t, nor those that the code used', () => {
  for (const key of ['z', 'x', '/', '?', 'Enter']) expect(press('button', key)).toEqual([]);
  expect(press('button', 'k', { ctrlKey: true })).toEqual([]);
  expect(press('button', 'n', { ctrlKey: true })).toEqual([]);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  expect(press('button', 'z', { ctrlKey: true })).toEqual([]);
});

test('undo changes the text of a field that the reader types in, until another one has the focus', () => {
  for (const selector of ['input', 'textarea']) {
    const field = document.querySelector<HTMLInputElement>(selector)!;
    field.focus();
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
    expect(press(selector, 'z', { ctrlKey: true })).toEqual([]);
    expect(press('button', 'z', { ctrlKey: true })).toEqual(['undo']);
  }
});

test('the page accepts only these keys', () => {
  expect(parseReport('{"type":"key","key":"undo"}')).toEqual({ type: 'key', key: 'undo' });
  expect(parseReport('{"type":"key","key":"k"}')).toBeUndefined();
});
