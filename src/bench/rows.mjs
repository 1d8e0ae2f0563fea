import { pagesByKind } from './pages.mjs';

/**
 * @typedef {object} Row
 * @property {string} line name of the measurement
 * @property {string} limit formatted limit; empty if there is none
 * @property {Partial<Record<import('./pages.mjs').Kind, string>>} cells formatted values by kind of page
 * @property {boolean} [passes] undefined if there is no limit
 */

/**
 * Creates a row with a value for each page.
 * @param {object} options
 * @param {string} options.line
 * @param {number} [options.limit] maximum value, in the unit of the values
 * @param {string} [options.unit]
 * @param {number} [options.digits] number of decimals
 * @param {(path: string) => number | undefined} options.valueOf undefined for a page without a value; NaN
 *   if the measurement failed, which also fails the row
 * @param {Partial<Record<import('./pages.mjs').Kind, string[]>>} [options.pages]
 * @param {import('./pages.mjs').Kind[]} [options.limitedKinds] kinds of page that the limit applies to
 * @param {(path: string) => string} [options.note] text after the value
 * @returns {Row}
 */
export function pageRow({
  line,
  limit,
  unit = '',
  digits = 0,
  valueOf,
  pages = pagesByKind,
  limitedKinds = ['live', 'plain', 'home'],
  note = () => '',
}) {
  const entries = Object.entries(pages).map(([kind, paths]) => ({
    kind,
    values: paths
      .map((path) => ({ path, value: valueOf(path) }))
      .filter(({ value }) => value !== undefined),
  }));
  const limitedValues = entries.flatMap(({ kind, values }) =>
    limitedKinds.includes(kind) ? values.map(({ value }) => value) : [],
  );
  return {
    line: unit ? `${line}, ${unit}` : line,
    limit: limit === undefined ? '' : String(limit),
    cells: Object.fromEntries(
      entries.map(({ kind, values }) => [
        kind,
        values.map(({ path, value }) => format(value, digits) + note(path)).join(' · '),
      ]),
    ),
    ...(limit === undefined
      ? {}
      : { passes: limitedValues.length > 0 && limitedValues.every((value) => value <= limit) }),
  };
}

/**
 * Formats a number for the table.
 * @param {number} value
 * @param {number} [digits] number of decimals
 * @returns {string} a dash if the number isn't finite
 */
export function format(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

const columns = [
  ['Measurement', ({ line }) => line],
  ['Limit', ({ limit }) => limit],
  ['With examples', ({ cells }) => cells.live],
  ['Without examples', ({ cells }) => cells.plain],
  ['Home', ({ cells }) => cells.home],
  ['Playground', ({ cells }) => cells.playground],
  ['Result', ({ passes }) => (passes === undefined ? '' : passes ? 'pass' : 'FAIL')],
];

/**
 * Formats rows as a Markdown table.
 * @param {Row[]} rows
 * @returns {string}
 */
export function toTable(rows) {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, textOf]) => textOf(row) || '')),
  ];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const formatLine = (line) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const separator = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = lines.map(formatLine);
  return [head, separator, ...body].join('\n');
}
