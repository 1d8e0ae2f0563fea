/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { parseColor } from '../../base/theme-data/color';
import { enhancedLimits } from '../../base/theme-data/contrast';
import type { MeasuredPair, Palette } from '../../base/theme-data/palette';
import { smallScreen } from '../../base/design/scales';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { elements } from '../../content/elements/elements';

const { table: Table, th: Th, td: Td } = elements;

interface PaintProps {
  /** CSS color below a translucent one. */
  page: string | undefined;
  /** CSS color. */
  color: string;
  width?: number;
  height: number;
  /** True in a band, which only has corners at its ends. */
  isSquare?: boolean;
  children?: ReactNode;
}

/** Box with a color; a translucent one is shown over the theme's background. */
function Paint({ page, color, width, height, isSquare = false, children }: PaintProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: page }}
      sx={{
        display: 'block',
        flex: 'none',
        width,
        height,
        borderRadius: isSquare ? 0 : 'default',
        // Keeps its color in forced-colors mode.
        forcedColorAdjust: 'none',
        // In /customize, the colors can be shown for another color vision.
        filter: 'var(--vision, none)',
      }}
    >
      <span
        style={{ backgroundColor: color }}
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: '100%',
          borderRadius: 'inherit',
          boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
        }}
      >
        {children}
      </span>
    </span>
  );
}

/** Splits a palette: single colors, and groups such as `gray.0` to `gray.9` by the name of the group. */
function groupsOf(palette: Palette) {
  const singles: [name: string, color: string][] = [];
  const groups = new Map<string, [key: string, color: string][]>();
  for (const [name, color] of Object.entries(palette)) {
    const dot = name.lastIndexOf('.');
    const group = name.slice(0, Math.max(0, dot));
    if (!group) singles.push([name, color]);
    else groups.set(group, [...(groups.get(group) ?? []), [name.slice(dot + 1), color]]);
  }
  return { singles, groups };
}

/** The colors of a palette as a band with their names and values, and a narrow band for each group. */
export function Swatches({ palette }: { palette: Palette }) {
  const { singles, groups } = groupsOf(palette);
  return (
    <div translate="no" sx={{ fontSize: 0, lineHeight: 'heading' }}>
      <ul
        sx={{
          ...bandStyle,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
          rowGap: 3,
          [`@media ${smallScreen}`]: {
            columnGap: 2,
            '> li > span:first-of-type:first-of-type': { borderRadius: 'default' },
          },
        }}
      >
        {singles.map(([name, color]) => (
          <li key={name} sx={{ minWidth: 0 }}>
            <Paint page={palette.background} color={color} height={64} isSquare />
            <b sx={{ display: 'block', mt: 2, overflowWrap: 'anywhere' }}>{name}</b>
            <bdi sx={{ color: 'gray', overflowWrap: 'anywhere' }}>{color}</bdi>
          </li>
        ))}
      </ul>
      <ul sx={groupsStyle}>
        {[...groups].map(([group, colors]) => (
          <li key={group}>
            <b>{group}</b>
            <ul sx={{ ...bandStyle, display: 'flex', mt: 1 }}>
              {colors.map(([key, color]) => (
                <li key={key} title={color} sx={{ flex: '1 1 0', minWidth: 0 }}>
                  <Paint page={palette.background} color={color} height={32} isSquare />
                  <span sx={{ color: 'gray' }}>{key}</span>
                  <VisuallyHidden> {color}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** List of colors without gaps, with rounded ends. */
const bandStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '> li:first-of-type > span:first-of-type': {
    borderStartStartRadius: 'large',
    borderEndStartRadius: 'large',
  },
  '> li:last-of-type > span:first-of-type': {
    borderStartEndRadius: 'large',
    borderEndEndRadius: 'large',
  },
} as const;

const groupsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: 3,
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  ':empty': { display: 'none' },
} as const;

/**
 * Sample of a pair; nothing if a color is missing. `data-specimens` excludes it from contrast tests, because its
 * contrast is the theme's.
 */
export function Sample({
  colors: { foreground, background },
  kind,
  page,
}: Pick<MeasuredPair, 'colors' | 'kind'> & { page: string | undefined }) {
  if (!foreground || !background) return null;
  return (
    <span data-specimens="" style={{ color: foreground }} sx={{ flex: 'none', fontWeight: 'bold' }}>
      <Paint page={page} color={background} width={40} height={32}>
        {kind === 'part' ? '●' : 'Aa'}
      </Paint>
    </span>
  );
}

const kinds: Record<MeasuredPair['kind'], string> = {
  text: 'text',
  largeText: 'large text',
  part: 'part of a control',
};

/** The level that a pair reaches, or why that isn't known. */
function levelOf({ colors, contrast, limit, kind }: MeasuredPair): string {
  const { foreground, background } = colors;
  if (!foreground || !background) return 'missing';
  if (contrast === undefined) {
    const isKnown = parseColor(foreground) && parseColor(background);
    return isKnown ? 'not opaque' : 'only the browser can compute it';
  }
  if (contrast < limit) return 'too low';
  // Parts of controls have no AAA.
  return kind !== 'part' && contrast >= enhancedLimits[kind] ? 'AAA' : 'AA';
}

/** Contrast of a pair, its level, and the minimum. */
export function Contrast(pair: MeasuredPair) {
  const { contrast, lightness, limit, kind } = pair;
  return (
    <>
      {contrast} <b>{levelOf(pair)}</b>, {limit} for {kinds[kind]}
      <span sx={{ color: 'gray' }}>{lightness !== undefined && ` · Lc ${lightness}`}</span>
    </>
  );
}

interface PairTableProps {
  pairs: readonly MeasuredPair[];
  /** Palette that the pairs are from. */
  palette: Palette;
  /** Accessible name of the table. */
  label: string;
}

/** Table of pairs with their contrast and where they're used. */
export function PairTable({ pairs, palette, label }: PairTableProps) {
  return (
    <Table aria-label={label} sx={{ mt: 0, td: { verticalAlign: 'middle' } }}>
      <thead>
        <tr>
          <Th>Pair</Th>
          <Th>Contrast</Th>
          <Th>Where</Th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.foreground + pair.background + pair.kind}>
            <Td>
              <span sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <Sample {...pair} page={palette.background} />
                {pair.foreground} on {pair.background}
              </span>
            </Td>
            <Td>
              <Contrast {...pair} />
            </Td>
            <Td>{pair.where.join(' · ')}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
