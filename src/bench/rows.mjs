import { pagesByKind } from './pages.mjs';

/**
 * @typedef {object} Row
 * @property {string} line what is measured
 * @property {string} limit as the table shows it; empty when there is none
 * @property {Partial<Record<import('./pages.mjs').Kind, string>>} cells measured values, by kind of page
 * @property {boolean} [passes] nothing when there is no limit
 */

/**
 * Makes a row with a value per page.
 * @param {object} options
 * @param {string} options.line
 * @param {number} [options.limit] the highest value that passes, in the unit of the values
 * @param {string} [options.unit]
 * @param {number} [options.digits] after the point
 * @param {(path: string) => number | undefined} options.valueOf nothing for a page without a value; NaN
 *   for one that could not be measured, which fails
 * @param {Partial<Record<import('./pages.mjs').Kind, string[]>>} [options.pages]
 * @param {import('./pages.mjs').Kind[]} [options.judged] kinds that the limit holds for
 * @param {(path: string) => string} [options.note] follows the value
 * @returns {Row}
 */
export function pageRow({
  line,
  limit,
  unit = '',
  digits = 0,
  valueOf,
  pages = pagesByKind,
  judged = ['live', 'plain', 'home'],
  note = () => '',
}) {
  const entries = Object.entries(pages).map(([kind, paths]) => ({
    kind,
    values: paths
      .map((path) => ({ path, value: valueOf(path) }))
      .filter(({ value }) => value !== undefined),
  }));
  const judgedValues = entries.flatMap(({ kind, values }) =>
    judged.includes(kind) ? values.map(({ value }) => value) : [],
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
      : { passes: judgedValues.length > 0 && judgedValues.every((value) => value <= limit) }),
  };
}

/**
 * A number as the table shows it.
 * @param {number} value
 * @param {number} [digits] after the point
 * @returns {string} a dash when it is no number
 */
export function format(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

const columns = [
  ['What', ({ line }) => line],
  ['Limit', ({ limit }) => limit],
  ['With examples', ({ cells }) => cells.live],
  ['Without', ({ cells }) => cells.plain],
  ['Home', ({ cells }) => cells.home],
  ['Playground', ({ cells }) => cells.playground],
  ['Result', ({ passes }) => (passes === undefined ? '' : passes ? 'pass' : 'FAIL')],
];

/**
 * The rows as one Markdown table.
 * @param {Row[]} rows
 * @returns {string}
 */
export function toTable(rows) {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, read]) => read(row) || '')),
  ];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const print = (line) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = lines.map(print);
  return [head, rule, ...body].join('\n');
}
