import { backgrounds } from '../../base/design/backgrounds';
import type { ColorModeName } from '../../base/design/colors';
import { colorModes } from '../../base/design/modes';
import { onReturn } from '../browser/page-events';
import { nextMode, parseMode, resolveMode } from './cycle';
import { announceMode, requestModeEvent, showWithTransition } from './mode-events';
import { colorModeKey, readSetting, settingOfEvent, writeSetting } from '../browser/storage';

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

const readStoredMode = () => parseMode(readSetting(colorModeKey));

/**
 * Applies the selected color mode to the page, or the system's. Runs in the head, before the first paint.
 * @param chosen selected mode; the stored one by default
 */
export function showColorMode(chosen: ColorModeName | undefined = readStoredMode()): void {
  const name = resolveMode(chosen, darkScheme.matches);
  const root = document.documentElement;
  root.setAttribute('data-color-mode', name);
  const { scheme } = colorModes.find((mode) => mode.name === name)!;
  // Docusaurus' attribute, for `customCss`.
  root.setAttribute('data-theme', scheme);
  // CSS marks the choice in the list of the header.
  root.setAttribute('data-chosen', chosen ?? '');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', backgrounds[name]);
  }
  announceMode(name);
}

/**
 * Controls the page's color mode without React. Clicks on `[data-color-mode-toggle]` cycle through the modes. Clicks on
 * `[data-color-mode-choice]` select its mode, or follow the system if it's empty. Also follows the system while no mode
 * is selected, and changes in other tabs. Runs once, before the first paint.
 */
export function startColorMode(): void {
  let chosen = readStoredMode();
  const show = () => showColorMode(chosen);

  function choose(mode: ColorModeName | undefined, change = (apply: () => void) => apply()): void {
    chosen = mode;
    writeSetting(colorModeKey, mode);
    change(show);
  }

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest(
      '[data-color-mode-toggle], [data-color-mode-choice]',
    );
    if (!button) return;
    const choice = button.getAttribute('data-color-mode-choice');
    const next = parseMode(choice) ?? nextMode(resolveMode(chosen, darkScheme.matches));
    choose(choice === '' ? undefined : next, showWithTransition);
    const status = document.querySelector('[data-color-mode-status]');
    const shown = resolveMode(chosen, darkScheme.matches);
    const label = colorModes.find(({ name }) => name === shown)!.label;
    if (status) status.textContent = `Color mode: ${label}`;
  });
  document.addEventListener(requestModeEvent, (event) => {
    const mode = parseMode((event as CustomEvent<string>).detail);
    if (mode) choose(mode);
  });
  darkScheme.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    const key = settingOfEvent(event);
    if (key !== colorModeKey && key !== null) return;
    chosen = parseMode(event.newValue);
    show();
  });

  // The mode may have changed since the page was prerendered or put in the bfcache.
  function restore(): void {
    chosen = readStoredMode();
    show();
  }
  onReturn(restore);
}
