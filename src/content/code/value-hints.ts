import { palettes } from '../../base/design/colors';
import { breakpoints, fontSizes, space } from '../../base/design/scales';
import { colorsToHtml, type ColorRun } from './color-runs';
import { languageInDiff } from './diff';
import { colorLines, highlight } from './highlight';
import { highlightDiff } from './highlight-diff';

/** Matches code that's written for Theme UI. */
const themed = /\bsx\b|theme-ui/;

/** Matches code with scales of another theme or library. */
const foreign = /@theme-ui\/preset|@mui|chakra|rebass|styled-system|tailwind/;

/** Matches what's before a value: its key, and the values before it in an array. */
const valueStart = /(?<![\w$.-])(?<key>[a-zA-Z]+)(?:: |=\{?)(?<list>\[(?:[^\]]*, )?)?["']?-?$/;

const spaceKey = /^([mp][trblxy]?|(margin|padding)\w*|(row|column)?[gG]ap|inset\w*)$/;
const colorKey = /^(bg|background|fill|stroke|\w*[cC]olor)$/;
const listKey = /^(columns|\w*[wW]idth|\w*[hH]eight|display|flexDirection|grid\w+|textAlign)$/;

/** Widths in px from which the values of an array apply. The first value always does. */
export const starts = [0, ...breakpoints.map((width) => parseFloat(width) * 16)];

/** Values with a picture: lengths in px, names of colors, and `''` for any other value of an array. */
export const values = [
  ...new Set<number | string>([...space, ...fontSizes, ...Object.keys(palettes.default), '']),
];

/**
 * Finds the picture of a value (./value-pictures).
 * @param before the line up to the value
 * @param value without quotes
 * @param code all code: scales that it defines aren't this site's
 */
function findPicture(before: string, value: string, code: string): number | undefined {
  const { key = '', list } = valueStart.exec(before)?.groups ?? {};
  const place = (list?.replace(/'[^']*'/g, '').split(',').length ?? 1) - 1;
  const redefines = (scale: string) => new RegExp(`(?<![\\w-])${scale}:`).test(code);
  if (place >= starts.length || (list && redefines('breakpoints'))) return undefined;
  let shown: number | string | undefined = place > 0 && listKey.test(key) ? '' : undefined;
  if (/^\d$/.test(value)) {
    if (spaceKey.test(key) && !redefines('space')) shown = space[Number(value)];
    if (key === 'fontSize' && !redefines('fontSizes')) shown = fontSizes[Number(value)];
  } else if (colorKey.test(key) && value in palettes.default && !redefines('colors')) {
    shown = value;
  }
  return shown === undefined ? undefined : values.indexOf(shown) * starts.length + place;
}

function addPictures(line: ColorRun[], code: string): ColorRun[] {
  let before = '';
  return line.map((run) => {
    const picture = findPicture(before, run.text.replace(/^'(.*)'$/, '$1'), code);
    before += run.text;
    return picture === undefined ? run : { ...run, picture };
  });
}

/**
 * Highlights code as HTML, and numbers the values that have a picture, which the pointer shows (./value-pictures).
 * @param code source text without the final line break
 * @param marked numbers of the lines to highlight, from 1
 */
export function highlightWithHints(code: string, language: string, marked: number[]): string {
  const inDiff = languageInDiff(language);
  if (inDiff !== undefined) return highlightDiff(code, inDiff);
  if (!/^[jt]sx?$/.test(language) || !themed.test(code) || foreign.test(code)) {
    return highlight(code, language, marked);
  }
  const lines = colorLines(code, language).map((line) => addPictures(line, code));
  return colorsToHtml(lines, marked);
}
