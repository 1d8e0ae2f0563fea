import type { ColorModeName } from '../design/colors';
import { colorModes, systemDarkMode } from '../design/modes';

/** The first mode of the cycle: what stands when nothing was chosen and the system asks for light. */
export const initialMode = colorModes[0]!.name;

/**
 * The mode after the given one; after the last comes the first.
 * @param name current mode
 */
export function nextMode(name: ColorModeName): ColorModeName {
  const index = colorModes.findIndex((mode) => mode.name === name);
  return colorModes[(index + 1) % colorModes.length]!.name;
}

/**
 * Reads a stored value as a mode. Theme UI itself may have stored `light`, which means the first mode.
 * @param value what storage held
 * @returns the mode, or undefined when the value names none
 */
export function parseMode(value: string | null | undefined): ColorModeName | undefined {
  if (value === 'light') return initialMode;
  return colorModes.find(({ name }) => name === value)?.name;
}

/**
 * The mode to show.
 * @param stored the reader's choice, if there is one
 * @param systemPrefersDark whether the system asks for a dark scheme
 */
export function resolveMode(
  stored: ColorModeName | undefined,
  systemPrefersDark: boolean,
): ColorModeName {
  return stored ?? (systemPrefersDark ? systemDarkMode.name : initialMode);
}
