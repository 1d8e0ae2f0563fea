/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { repairsOf, type Repair } from '../../themes/pair-repair';
import type { JudgedPair, Palette } from '../../themes/palette';
import { Sample } from '../Palette';
import { rowStyle } from '../controls';
import { keepFocusNear } from './editor';

interface ContrastRowProps {
  pair: JudgedPair;
  /** All pairs of the mode. */
  pairs: readonly JudgedPair[];
  palette: Palette;
  /** Called with the repair that the reader takes. */
  onTake: (repair: Repair) => void;
}

/** Contrast that level AAA asks for; parts of controls have no such level. */
const enhanced: Partial<Record<JudgedPair['kind'], number>> = { text: 7, largeText: 4.5 };

const kinds: Record<JudgedPair['kind'], string> = {
  text: 'text',
  largeText: 'large text',
  part: 'part of a control',
};

/** The level that a pair reaches. */
function levelOf({ contrast, limit, kind }: JudgedPair): string {
  if (contrast === undefined) return 'missing, or not opaque';
  if (contrast < limit) return 'too low';
  return contrast >= (enhanced[kind] ?? Infinity) ? 'AAA' : 'AA';
}

/** A pair of colors, the level it reaches, and what would repair it. */
export function ContrastRow({ pair, pairs, palette, onTake }: ContrastRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { foreground, background, colors, contrast, lightness, limit, kind, where } = pair;
  const name = `${foreground} on ${background}`;
  const isLow = contrast !== undefined && contrast < limit;
  const repairs = isOpen && isLow ? repairsOf(pair, pairs, palette) : [];
  return (
    <li sx={{ py: 2, borderBottom: 'thin', fontSize: 1 }}>
      <div sx={rowStyle}>
        <Sample colors={colors} kind={kind} page={palette.background} />
        <div sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <b>{name}</b>
          <br />
          {contrast} <b>{levelOf(pair)}</b>, {limit} for {kinds[kind]}
          <span sx={{ color: 'gray' }}>{lightness !== undefined && ` · Lc ${lightness}`}</span>
        </div>
        {isLow && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Repair ${name}`}
            onClick={() => setOpen(!isOpen)}
            sx={{ variant: 'buttons.tool' }}
          >
            Repair
          </button>
        )}
      </div>
      <p sx={{ m: 0, mt: 1, color: 'gray' }}>{where.join(' · ')}</p>
      {isOpen && isLow && (
        <div sx={{ mt: 2, p: 2, bg: 'muted', borderRadius: 'default' }}>
          {repairs.length === 0 && 'No color with the same hue has enough contrast here.'}
          {repairs.map((repair) => (
            <div key={repair.name} sx={{ ...rowStyle, py: 1 }}>
              <Sample colors={colors} kind={kind} page={palette.background} />
              <span aria-hidden="true">→</span>
              <Sample
                colors={{
                  foreground: repair.name === foreground ? repair.after : colors.foreground,
                  background: repair.name === background ? repair.after : colors.background,
                }}
                kind={kind}
                page={palette.background}
              />
              <span sx={{ flex: '1 1 120px' }}>
                {repair.name}: {repair.before} → <b>{repair.after}</b>
                {repair.left > 0 &&
                  `; ${repair.left} other ${repair.left === 1 ? 'pair' : 'pairs'} of it too low`}
              </span>
              <button
                type="button"
                aria-label={`Take ${repair.after} for ${repair.name}`}
                onClick={({ currentTarget }) => {
                  onTake(repair);
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool', bg: 'background' }}
              >
                Take it
              </button>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
