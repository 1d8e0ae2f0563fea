/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { parseColor } from '../../base/theme-data/color';
import { enhancedLimits } from '../../base/theme-data/contrast';
import type { MeasuredPair, Palette } from '../../base/theme-data/palette';
import { elements } from '../../content/elements/elements';

const { table: Table, th: Th, td: Td } = elements;

interface PaintProps {
  /** CSS color below a translucent one. */
  page: string | undefined;
  /** CSS color. */
  color: string;
  width?: number;
  height: number;
  children?: ReactNode;
}

/** Box with a color; a translucent one is shown over the theme's background. */
function Paint({ page, color, width, height, children }: PaintProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: page }}
      sx={{
        display: 'block',
        flex: 'none',
        width,
        height,
        borderRadius: 'default',
        // Keeps its color in forced-colors mode.
        forcedColorAdjust: 'none',
      }}
    >
      <span
        style={{ backgroundColor: color }}
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: '100%',
          borderRadius: 'default',
          boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
        }}
      >
        {children}
      </span>
    </span>
  );
}

/** The colors of a palette with their names and values. */
export function Swatches({ palette }: { palette: Palette }) {
  return (
    <ul
      translate="no"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {Object.entries(palette).map(([name, color]) => (
        <li key={name} sx={{ fontSize: 0, lineHeight: 'heading', minWidth: 0 }}>
          <div sx={{ mb: 1 }}>
            <Paint page={palette.background} color={color} height={40} />
          </div>
          <b>{name}</b>
          <br />
          <bdi sx={{ color: 'gray', overflowWrap: 'anywhere' }}>{color}</bdi>
        </li>
      ))}
    </ul>
  );
}

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
