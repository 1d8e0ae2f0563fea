/** @jest-environment jsdom */
import { announceMode } from '../../../src/color-mode/mode-events';
import { modeDebounce, startAppWhereNeeded } from '../../../src/app-start/app-needs';
import { onAppRequest } from '../../../src/browser/page-events';

const start = jest.fn();

beforeAll(() => {
  onAppRequest(start);
  document.body.innerHTML = '<div data-app="mode"></div>';
  document.documentElement.dataset.colorMode = 'default';
});

test('examples that name the mode ask for the app when the reader rests, not at each press', () => {
  jest.useFakeTimers();
  startAppWhereNeeded();
  for (const mode of ['dark', 'deep', 'swiss'] as const) {
    document.documentElement.dataset.colorMode = mode;
    announceMode(mode);
    jest.advanceTimersByTime(modeDebounce - 1);
    expect(start).not.toHaveBeenCalled();
  }
  jest.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});
