import path from 'node:path';
import { palettes, type ModeColors } from '../../base/design/colors';
import { colorModes } from '../../base/design/modes';
import { generatedStatic, writeChanged } from '../../base/facts/generated-static';
import { PICTURE_HEIGHT, valuePicturesPath } from './hint-style';
import { starts, values } from './value-hints';

/** Longest bar in px. */
const MAX_BAR = 128;

const { text, background, gray } = palettes.default;

const rect = (x: number, width: number, color: string) =>
  `<path d="M${x} 22h${width}v7h-${width}z" fill="${color}" stroke="${gray}"/>`;

/** Draws a bar of a length, or a part per mode or range of widths: its color, or whether the value applies there. */
function drawValue(value: number | string, place: number): string {
  if (typeof value === 'number') return value > MAX_BAR ? '' : rect(8, value, background);
  return colorModes
    .map(({ name }, index) => {
      const color = palettes[name][value as keyof ModeColors];
      return rect(8 + index * 24, value ? 24 : 22, color ?? (index < place ? gray : background));
    })
    .join('');
}

function draw(value: number | string, place: number, index: number): string {
  const name = typeof value === 'number' ? `${value} px` : value;
  const label = `${name}${place > 0 ? ` from ${starts[place]} px` : ''}`.trim();
  const bar = typeof value === 'string' ? 96 : value > MAX_BAR ? 0 : value;
  return (
    `<g transform="translate(0 ${index * PICTURE_HEIGHT})">` +
    `<rect x=".5" y=".5" width="${16 + Math.max(bar, label.length * 7)}" height="35" rx="6" fill="${text}" stroke="${gray}"/>` +
    `<text x="8" y="16" fill="${background}">${label}</text>${drawValue(value, place)}</g>`
  );
}

/** Writes the pictures of all values, below each other, into one file. */
export function writeValuePictures(siteDir: string): void {
  const pictures = values.flatMap((value) => starts.map((_, place) => [value, place] as const));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${pictures.length * PICTURE_HEIGHT}" ` +
    `font-family="system-ui,sans-serif" font-size="12">` +
    `${pictures.map(([value, place], index) => draw(value, place, index)).join('')}</svg>`;
  writeChanged(path.join(siteDir, generatedStatic, valuePicturesPath), svg);
}
