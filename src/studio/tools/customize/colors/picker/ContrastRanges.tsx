/** @jsxImportSource theme-ui */
import type { NamedNeighbor } from '../../../../themes/repair';
import type { LightnessRange } from './contrast-range';

/** Maximum number of partners that are listed; the rest is counted. */
const MAX_NAMED_PARTNERS = 4;

/** Describes the stripes for one partner. */
function rangeText({ name, least }: NamedNeighbor, ranges: readonly LightnessRange[]): string {
  if (ranges.length === 0) return `At least ${least}:1 against ${name} at every lightness.`;
  const places = ranges.map(([from, to]) => `from ${from} to ${to}`).join(' and ');
  return `Below ${least}:1 against ${name} ${places === 'from 0 to 1' ? 'at every lightness' : places}.`;
}

interface ContrastRangesProps {
  id: string;
  /** Colors that a color needs contrast with. */
  partners: readonly NamedNeighbor[];
  /** Lightness with too little contrast, by partner. */
  ranges: readonly (readonly LightnessRange[])[];
}

/** Text about the stripes in the area of a color. */
export function ContrastRanges({ id, partners, ranges }: ContrastRangesProps) {
  return (
    <p id={id} sx={{ m: 0, fontSize: 0, color: 'gray' }}>
      Stripes on the left of the area mark where contrast is too low.
      {partners.slice(0, MAX_NAMED_PARTNERS).map((partner, index) => (
        <span key={partner.name} sx={{ display: 'block' }}>
          {rangeText(partner, ranges[index]!)}
        </span>
      ))}
      {partners.length > MAX_NAMED_PARTNERS &&
        `“Contrast” shows ${partners.length - MAX_NAMED_PARTNERS} more.`}
    </p>
  );
}
