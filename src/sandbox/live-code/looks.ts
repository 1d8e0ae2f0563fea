import { colorModes } from '../../base/design/modes';
import type { ColorModeName } from '../../base/design/colors';
import { emptyPreset, sitePreset } from './messages';

/** The choice that follows the page's mode. */
export const pageMode = '';

/** Returns the label of a preset in a select. */
export function presetLabel(name: string): string {
  if (name === sitePreset) return 'This site';
  return name === emptyPreset ? 'None' : name;
}

/** Returns the label of a mode in a select. The site's modes have the same label as on the header's button. */
export function modeLabel(name: string): string {
  return colorModes.find((mode) => mode.name === name)?.label ?? name;
}

/**
 * Returns the mode to show in a preview.
 * @param choice a mode's name, or `pageMode`
 * @param page the page's mode
 * @param known the theme's modes; undefined before the frame is ready
 * @returns a mode of the preset; undefined for its first
 */
export function resolvePreviewMode(
  choice: string,
  page: ColorModeName,
  known: string[] | undefined,
): string | undefined {
  const modes = known ?? colorModes.map(({ name }) => name as string);
  if (choice !== pageMode && modes.includes(choice)) return choice;
  if (modes.includes(page)) return page;
  const isDark = colorModes.find(({ name }) => name === page)!.scheme === 'dark';
  return isDark && modes.includes('dark') ? 'dark' : modes[0];
}
