/**
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpenInPlayground } from '../../src/sandbox/live-code/OpenIn';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const readTheme = jest.fn(() => '{}');
const workOf = (code: string) => ({
  code,
  get theme() {
    return readTheme();
  },
  preset: 'site',
  mode: undefined,
});
beforeEach(() => readTheme.mockClear());

test('a link to the playground reads the code when it’s used, not when it’s rendered', () => {
  expect(renderToStaticMarkup(<OpenInPlayground work={workOf('<p />')} />)).toContain(
    '/playground',
  );
  expect(readTheme).not.toHaveBeenCalled();
});

test('a link to the playground follows edits only while it may be used', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (code: string) =>
    act(async () => root.render(<OpenInPlayground work={workOf(code)} />));
  const fire = (...types: string[]) =>
    act(async () => {
      for (const type of types)
        container.querySelector('a')!.dispatchEvent(new Event(type, { bubbles: true }));
    });
  const reads = () => readTheme.mock.calls.length;
  await render('<p />');
  for (const [enter, leave] of [
    ['pointerover', 'pointerout'],
    ['focusin', 'focusout'],
  ] as const) {
    const before = reads();
    await fire(enter);
    const first = reads();
    expect(first).toBeGreaterThan(before);
    await render(`<p>${enter}</p>`);
    const second = reads();
    expect(second).toBeGreaterThan(first);
    await fire(leave);
    await render(`<p>${leave}</p>`);
    expect(reads()).toBe(second);
  }
  await act(async () => root.unmount());
});
