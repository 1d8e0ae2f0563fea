import type { ColorModeName } from '../../base/design/colors';
import { colorModes, systemDarkMode } from '../../base/design/modes';

/** First mode of the cycle; the default if the system prefers light. */
export const initialMode = colorModes[0]!.name;

/** Returns the next mode of the cycle, wrapping around after the last. */
export function nextMode(name: ColorModeName): ColorModeName {
  const index = colorModes.findIndex((mode) => mode.name === name);
  return colorModes[(index + 1) % colorModes.length]!.name;
}

/**
 * Parses a stored mode. Accepts `light`, which Theme UI may have stored, as the first mode.
 * @returns undefined if the value isn't a mode
 */
export function parseMode(value: string | null | undefined): ColorModeName | undefined {
  if (value === 'light') return initialMode;
  return colorModes.find(({ name }) => name === value)?.name;
}

/** Returns the stored mode, or else the default for the system's color scheme. */
export function resolveMode(
  stored: ColorModeName | undefined,
  systemPrefersDark: boolean,
): ColorModeName {
  return stored ?? (systemPrefersDark ? systemDarkMode.name : initialMode);
}
