/** @jsxImportSource theme-ui */
import type { JudgedPair, Palette } from '../../theme-tools/palette';
import { elements } from '../mdx/elements';

const { table: Table, th: Th, td: Td } = elements;

/** The colors of a palette with their names and values. */
export function Swatches({ palette }: { palette: Palette }) {
  return (
    <ul
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
          <span
            aria-hidden="true"
            style={{ background: color }}
            sx={{
              display: 'block',
              height: 40,
              mb: 1,
              borderRadius: 'default',
              boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
            }}
          />
          <b>{name}</b>
          <br />
          <span sx={{ color: 'gray', overflowWrap: 'anywhere' }}>{color}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The two colors of a pair at work; nothing where one of them is missing. Their contrast is the theme's, as that of
 * the specimens.
 */
function Sample({ colors: { foreground, background }, kind }: JudgedPair) {
  if (!foreground || !background) return null;
  return (
    <span
      aria-hidden="true"
      data-specimens=""
      style={{ color: foreground, background }}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 32,
        borderRadius: 'default',
        fontWeight: 'bold',
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
      }}
    >
      {kind === 'part' ? '●' : 'Aa'}
    </span>
  );
}

/** The contrast of a pair, and whether it is enough. */
function Contrast({ contrast, lightness, limit, kind }: JudgedPair) {
  if (contrast === undefined) return <b>missing, or not opaque</b>;
  const isEnough = contrast >= limit;
  return (
    <>
      {contrast} of {limit}
      {kind === 'largeText' && ' for large text'}, {isEnough ? 'passes' : <b>too low</b>}
      <br />
      <span sx={{ color: 'gray' }}>Lc {lightness}</span>
    </>
  );
}

/**
 * Pairs of colors with their contrast, and whether it is enough.
 * @param label accessible name of the table
 */
export function PairTable({ pairs, label }: { pairs: readonly JudgedPair[]; label: string }) {
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
                <Sample {...pair} />
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
