/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { missingColor, repairsOf, type Repair } from '../../themes/pair-repair';
import { colorOf, type JudgedPair, type Palette } from '../../themes/palette';
import { textRepairOf, type TextRepair } from '../../themes/text-repair';
import { pathText } from '../../themes/theme-path';
import { Sample } from '../Palette';
import { rowStyle } from '../controls';
import { keepFocusNear } from './editor';

interface ContrastRowProps {
  pair: JudgedPair;
  /** All pairs of the mode. */
  pairs: readonly JudgedPair[];
  palette: Palette;
  /** Palettes of all modes. */
  palettes: readonly Palette[];
  /** Colors that no repair may change. */
  kept: readonly string[];
  /** Called with the repair that the reader chooses. */
  onTake: (repair: Pick<Repair, 'name' | 'after'>) => void;
  onTakeText: (repair: TextRepair) => void;
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
export function ContrastRow({
  pair,
  pairs,
  palette,
  palettes,
  kept,
  onTake,
  onTakeText,
}: ContrastRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { foreground, background, colors, contrast, lightness, limit, kind, where } = pair;
  const name = `${foreground} on ${background}`;
  const isLow = contrast !== undefined && contrast < limit;
  const repairs =
    isOpen && isLow
      ? repairsOf(pair, pairs, palette).filter((repair) => !kept.includes(repair.name))
      : [];
  const missing = missingColor(pair, palette);
  const textRepair = isOpen && isLow ? textRepairOf(pair, palettes) : undefined;
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
        {missing && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              onTake(missing);
              keepFocusNear(currentTarget);
            }}
            sx={{ variant: 'buttons.tool' }}
          >
            Add {missing.name}
          </button>
        )}
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
          {repairs.length === 0 &&
            !textRepair &&
            'No other shade of the colors that may change has enough contrast.'}
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
                {repair.name}: {repair.before}
                {!Object.hasOwn(palette, repair.name) && ' (not in the theme yet)'} →{' '}
                <b>{repair.after}</b>
                {repair.left > 0 &&
                  `; ${repair.left} other ${repair.left === 1 ? 'pair' : 'pairs'} of it too low`}
              </span>
              <button
                type="button"
                aria-label={`Use ${repair.after} for ${repair.name}`}
                onClick={({ currentTarget }) => {
                  onTake(repair);
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool', bg: 'background' }}
              >
                Use
              </button>
            </div>
          ))}
          {textRepair && (
            <div sx={{ ...rowStyle, py: 1 }}>
              <Sample colors={colors} kind={kind} page={palette.background} />
              <span aria-hidden="true">→</span>
              <Sample
                colors={{ ...colors, foreground: colorOf(palette, textRepair.color) }}
                kind={kind}
                page={palette.background}
              />
              <span sx={{ flex: '1 1 120px' }}>
                Text color of {textRepair.styles.map(pathText).join(', ')} in all modes:{' '}
                {foreground} → <b>{textRepair.color}</b>
              </span>
              <button
                type="button"
                aria-label={`Use ${textRepair.color} for the text`}
                onClick={({ currentTarget }) => {
                  onTakeText(textRepair);
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool', bg: 'background' }}
              >
                Use
              </button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
