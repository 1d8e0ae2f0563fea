import type { Theme } from 'theme-ui';
import {
  changesBetween,
  isPlainObject,
  type Changes,
  type Plain,
  type PlainObject,
} from '../../../base/theme-data/changes';
import { measurePairs, palettesOf, type Palette } from '../../../base/theme-data/palette';
import { formatPath, type ThemePath } from '../../../base/theme-data/theme-path';
import { usableTheme } from '../shared-theme';

/** A theme before changes. */
export interface Before {
  /** What it is, in a sentence: “the preset base”. */
  label: string;
  theme: PlainObject;
}

interface ChangedValue {
  path: ThemePath;
  before: Plain | undefined;
  after: Plain | undefined;
}

/** Lists each changed value. What was removed is listed once, with its whole value. */
function* changedValues(
  changes: Changes,
  before: PlainObject,
  path: ThemePath = [],
): Generator<ChangedValue> {
  for (const [key, after] of Object.entries(changes)) {
    const old = Object.hasOwn(before, key) ? before[key]! : undefined;
    if (isPlainObject(after)) {
      yield* changedValues(after, isPlainObject(old!) ? old : {}, [...path, key]);
    } else yield { path: [...path, key], before: old, after: after ?? undefined };
  }
}

/** Text in a table, as code; a dash for no value. */
function toCell(value: Plain | undefined): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')}${fence}`;
}

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Palettes and contrasts of a theme, by mode. */
function measure(theme: PlainObject) {
  const usable = usableTheme(theme).usable as Theme;
  return new Map(
    palettesOf(usable).map(({ name, palette }) => [
      name,
      { palette, pairs: measurePairs(usable, palette) },
    ]),
  );
}

type Measured = ReturnType<typeof measure> extends Map<string, infer Mode> ? Mode : never;

/** The contrast of the pair of a color that's closest to its limit, or the most below it. */
function lowestContrast(mode: Measured | undefined, color: string): string {
  const pairs = (mode?.pairs ?? []).filter(
    ({ foreground, background, contrast }) =>
      contrast !== undefined && [foreground, background].includes(color),
  );
  const [lowest] = pairs.toSorted((a, b) => a.contrast! / a.limit - b.contrast! / b.limit);
  if (!lowest) return '–';
  const { foreground, background, contrast, limit } = lowest;
  const other = foreground === color ? `on \`${background}\`` : `below \`${foreground}\``;
  return `${contrast!.toFixed(2)} ${other}${contrast! < limit ? ` (too low, needs ${limit})` : ''}`;
}

function colorRows(before: PlainObject, after: PlainObject): string[][] {
  const [old, latest] = [measure(before), measure(after)];
  const namesIn = (palette: Palette | undefined) => Object.keys(palette ?? {});
  return [...new Set([...old.keys(), ...latest.keys()])].flatMap((mode) => {
    const [from, to] = [old.get(mode), latest.get(mode)];
    const names = new Set([...namesIn(from?.palette), ...namesIn(to?.palette)]);
    return [...names]
      .filter((name) => from?.palette[name] !== to?.palette[name])
      .map((name) => [
        `\`${name}\``,
        mode,
        toCell(from?.palette[name]),
        toCell(to?.palette[name]),
        lowestContrast(from, name),
        lowestContrast(to, name),
      ]);
  });
}

/** Writes what changed in a theme as Markdown: its colors in each mode, with their contrast, then all other values. */
export function writeChanges({ label, theme: before }: Before, after: PlainObject): string {
  const { colors, ...others } = changesBetween(before, after);
  const rows = colors === undefined ? [] : colorRows(before, after);
  const values = [...changedValues(others, before)].map(({ path, before: old, after: latest }) => [
    `\`${formatPath(path)}\``,
    toCell(old),
    toCell(latest),
  ]);
  const parts = [
    `## Theme changes since ${label}`,
    ...(rows.length > 0
      ? [
          '### Colors',
          toTable(
            ['Color', 'Mode', 'Before', 'After', 'Lowest contrast before', 'Lowest contrast after'],
            rows,
          ),
        ]
      : []),
    ...(values.length > 0
      ? ['### Other values', toTable(['Value', 'Before', 'After'], values)]
      : []),
  ];
  if (parts.length === 1) parts.push('Nothing has changed.');
  return `${parts.join('\n\n')}\n`;
}
