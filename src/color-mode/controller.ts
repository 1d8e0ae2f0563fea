import { attributeOf } from '../site/attribute';
import { backgrounds } from '../design/backgrounds';
import type { ColorModeName } from '../design/colors';
import { colorModes } from '../design/modes';
import { onReturn } from '../browser/page-events';
import { colorModeChoice, colorModeStatus, colorModeToggle } from './attributes';
import { nextMode, parseMode, resolveMode } from './cycle';
import { announceMode, requestModeEvent } from './mode-events';
import { colorModeKey, readSetting, settingOfEvent, writeSetting } from '../browser/storage';

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

const readChoice = () => parseMode(readSetting(colorModeKey));

/**
 * Sets the page's color mode: the chosen one, or the system's. Runs in the head, before the first paint.
 * @param chosen what the reader chose; by default what is stored
 */
export function showColorMode(chosen: ColorModeName | undefined = readChoice()): void {
  const name = resolveMode(chosen, darkScheme.matches);
  const { dataset } = document.documentElement;
  dataset.colorMode = name;
  dataset.theme = colorModes.find((mode) => mode.name === name)!.scheme;
  // Shows what gives the mode back to the system.
  dataset.chosen = chosen ?? '';
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', backgrounds[name]);
  }
  announceMode(name);
}

/**
 * Owns the color mode of the page, without a framework: cycles it on a click of `[data-color-mode-toggle]`,
 * takes the one named by `[data-color-mode-choice]`, or the system's where that is empty, follows the
 * system while nothing is chosen, and other tabs. Runs once, before the first paint.
 */
export function startColorMode(): void {
  let chosen = readChoice();
  const show = () => showColorMode(chosen);

  function choose(mode: ColorModeName | undefined): void {
    chosen = mode;
    writeSetting(colorModeKey, mode);
    show();
  }

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      `[${colorModeToggle}], [${colorModeChoice}]`,
    );
    if (!button) return;
    const { dataset } = document.documentElement;
    const choice = attributeOf(button, colorModeChoice);
    const isGivenBack = choice === '';
    choose(
      isGivenBack ? undefined : (parseMode(choice) ?? nextMode(dataset.colorMode as ColorModeName)),
    );
    // The button has gone.
    if (isGivenBack) document.querySelector<HTMLElement>(`[${colorModeToggle}]`)!.focus();
    const status = document.querySelector(`[${colorModeStatus}]`);
    const label = colorModes.find(({ name }) => name === dataset.colorMode)!.label;
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

  // A page from the bfcache, or one that was prerendered, has missed what was chosen meanwhile.
  function recall(): void {
    chosen = readChoice();
    show();
  }
  onReturn(recall);
}
