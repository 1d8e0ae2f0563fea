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

function verdict({ contrast, limit }: JudgedPair): string {
  if (contrast === undefined) return 'missing, or not opaque';
  return contrast >= limit ? 'passes' : 'too low';
}

/** Pairs of colors with their contrast, and whether it is enough. */
export function PairTable({ pairs }: { pairs: JudgedPair[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Pair</Th>
          <Th>Contrast</Th>
          <Th>Where</Th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.where + pair.foreground}>
            <Td>
              {pair.foreground} on {pair.background}
            </Td>
            <Td>
              {pair.contrast === undefined ? '' : `${pair.contrast} of ${pair.limit}, `}
              {verdict(pair) === 'passes' ? 'passes' : <b>{verdict(pair)}</b>}
            </Td>
            <Td>{pair.where}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
