/** @jsxImportSource theme-ui */
import { useRef } from 'react';
import { tint } from '../../../../../base/design/tints';
import { contrastOf } from '../../../../../base/theme-data/contrast';
import { repairedColor } from '../../contrast/pair-repair';
import type { NamedNeighbor } from '../../../../themes/repair';

interface ContrastChipProps {
  /** A CSS color. */
  value: string;
  /** Colors that it needs contrast with. */
  partners: readonly NamedNeighbor[];
  onChange: (value: string) => void;
}

/** The contrast that's furthest below its minimum, or nearest to it, with a button that repairs it. */
export function ContrastChip({ value, partners, onChange }: ContrastChipProps) {
  const chip = useRef<HTMLDivElement>(null);
  const measured = partners
    .flatMap((partner) => {
      const { color, isFront, page } = partner;
      const [front, back] = isFront ? [color, value] : [value, color];
      const contrast = contrastOf(front, back, page);
      return contrast === undefined ? [] : [{ ...partner, contrast }];
    })
    .sort((a, b) => a.contrast / a.least - b.contrast / b.least);
  const [worst] = measured;
  if (!worst) return null;
  const lowCount = measured.filter(({ contrast, least }) => contrast < least).length;
  const fixed = lowCount > 0 ? repairedColor(value, partners, [worst]) : undefined;

  return (
    <div ref={chip} sx={{ ...chipStyle, bg: lowCount > 0 ? tint('danger', 8) : 'muted' }}>
      <span sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <b sx={{ color: lowCount > 0 ? 'danger' : 'success' }}>{worst.contrast}</b>{' '}
        {worst.isFront ? `with ${worst.name} on it` : `on ${worst.name}`}, needs {worst.least}
        {lowCount > 1 && (
          <span sx={{ display: 'block', color: 'gray' }}>
            {lowCount - 1} more below the minimum
          </span>
        )}
        {lowCount > 0 && !fixed && (
          <span sx={{ display: 'block', color: 'gray' }}>
            No lightness provides enough contrast.
          </span>
        )}
      </span>
      {fixed && (
        <button
          type="button"
          title={`Use ${fixed}`}
          onClick={() => {
            // The button disappears.
            chip.current!.parentElement!.querySelector('input')?.focus();
            onChange(fixed);
          }}
          sx={{ variant: 'buttons.tool', minHeight: 28, px: 2 }}
        >
          <span style={{ background: fixed }} sx={fixedStyle} />
          Fix
        </button>
      )}
    </div>
  );
}

const chipStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  px: 2,
  py: 1,
  fontSize: 0,
  borderRadius: 'default',
} as const;

const fixedStyle = {
  // Keeps its color in forced-colors mode.
  forcedColorAdjust: 'none',
  width: 12,
  height: 12,
  borderRadius: 'round',
  boxShadow: `inset 0 0 0 1px ${tint('text', 20)}`,
} as const;
