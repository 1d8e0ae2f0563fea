import { backgrounds } from '../design/backgrounds';
import type { ColorModeName } from '../design/colors';
import { colorModes } from '../design/modes';
import { nextMode, parseMode, resolveMode } from './cycle';
import { announceMode, requestModeEvent } from './mode-events';
import { colorModeKey, readSetting, writeSetting } from './storage';

/**
 * Owns the color mode of the page, without a framework: sets it before the first paint, cycles it on
 * a click of `[data-color-mode-toggle]`, takes the one named by `[data-color-mode-choice]`, follows the
 * system while nothing is chosen, and other tabs.
 * Runs once, from the boot script.
 */
export function startColorMode(): void {
  const root = document.documentElement;
  const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen = parseMode(readSetting(colorModeKey));

  function show(): ColorModeName {
    const name = resolveMode(chosen, darkScheme.matches);
    root.dataset.colorMode = name;
    root.dataset.theme = colorModes.find((mode) => mode.name === name)!.scheme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', backgrounds[name]);
    }
    announceMode(name);
    return name;
  }

  function choose(mode: ColorModeName): void {
    chosen = mode;
    writeSetting(colorModeKey, mode);
    show();
  }

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-color-mode-toggle], [data-color-mode-choice]',
    );
    if (!button) return;
    const mode =
      parseMode(button.dataset.colorModeChoice) ??
      nextMode(root.dataset.colorMode as ColorModeName);
    choose(mode);
    const status = document.querySelector('[data-color-mode-status]');
    const label = colorModes.find(({ name }) => name === mode)!.label;
    if (status) status.textContent = `Color mode: ${label}`;
  });
  document.addEventListener(requestModeEvent, (event) => {
    const mode = parseMode((event as CustomEvent<string>).detail);
    if (mode) choose(mode);
  });
  darkScheme.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key !== colorModeKey && event.key !== null) return;
    chosen = parseMode(event.newValue);
    show();
  });

  // A page that was left and kept, or prepared before it is shown, has missed what was chosen meanwhile.
  function recall(): void {
    chosen = parseMode(readSetting(colorModeKey));
    show();
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall();
  });
  document.addEventListener('prerenderingchange', recall);

  show();
}
