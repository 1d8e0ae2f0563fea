import { colorModes } from '../design/modes';
import type { ColorModeName } from '../design/colors';
import { emptyPreset, sitePreset } from './messages';

/** Choice of a mode: that of the page. */
export const pageMode = '';

/** What a preset is called in a select. */
export function presetLabel(name: string): string {
  if (name === sitePreset) return 'This site';
  return name === emptyPreset ? 'None' : name;
}

/** What a mode is called in a select: as on the button in the header, where it is one of those. */
export function modeLabel(name: string): string {
  return colorModes.find((mode) => mode.name === name)?.label ?? name;
}

/**
 * The mode to show in a preview.
 * @param choice a mode's name, or `pageMode`
 * @param page the mode of the page
 * @param known the modes that the theme has; undefined before the frame is there
 * @returns a mode that the preset has; undefined for its first
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
