/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { enhancedLimits } from '../../themes/contrast';
import { missingColor, repairsOf, type Repair } from '../../themes/pair-repair';
import { colorOf, type JudgedPair, type Palette } from '../../themes/palette';
import { styleRepairOf, type StyleRepair } from './style-repair';
import { pathText } from '../../themes/theme-path';
import { Sample, unknownContrast } from '../Palette';
import { rowStyle } from '../../controls/control-styles';
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
  onTakeStyle: (repair: StyleRepair) => void;
}

const kinds: Record<JudgedPair['kind'], string> = {
  text: 'text',
  largeText: 'large text',
  part: 'part of a control',
};

/** The level that a pair reaches. */
function levelOf(pair: JudgedPair): string {
  const { contrast, limit, kind } = pair;
  if (contrast === undefined) return unknownContrast(pair);
  if (contrast < limit) return 'too low';
  // Parts of controls have no AAA.
  return kind !== 'part' && contrast >= enhancedLimits[kind] ? 'AAA' : 'AA';
}

/** A pair of colors, the level it reaches, and what would repair it. */
export function ContrastRow({
  pair,
  pairs,
  palette,
  palettes,
  kept,
  onTake,
  onTakeStyle,
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
  const styleRepair = isOpen && isLow ? styleRepairOf(pair, pairs, palettes) : undefined;
  const harmless = repairs.filter(({ left }) => left === 0);
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
            !styleRepair &&
            'No other shade of the colors that may change has enough contrast.'}
          <ColorRepairs repairs={harmless} pair={pair} palette={palette} onTake={onTake} />
          {styleRepair && (
            <div sx={{ ...rowStyle, py: 1 }}>
              <Sample colors={colors} kind={kind} page={palette.background} />
              <span aria-hidden="true">→</span>
              <Sample
                colors={{ ...colors, foreground: colorOf(palette, styleRepair.color) }}
                kind={kind}
                page={palette.background}
              />
              <span sx={{ flex: '1 1 120px' }}>
                {styleRepair.styles.map(pathText).join(', ')} in all modes: {foreground} →{' '}
                <b>{styleRepair.color}</b>
              </span>
              <button
                type="button"
                aria-label={`Use ${styleRepair.color} for the ${kind === 'part' ? 'part' : 'text'}`}
                onClick={({ currentTarget }) => {
                  onTakeStyle(styleRepair);
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool', bg: 'background' }}
              >
                Use
              </button>
            </div>
          )}
          <ColorRepairs
            repairs={repairs.filter(({ left }) => left > 0)}
            pair={pair}
            palette={palette}
            onTake={onTake}
          />
        </div>
      )}
    </li>
  );
}

interface ColorRepairsProps extends Pick<ContrastRowProps, 'pair' | 'palette' | 'onTake'> {
  repairs: readonly Repair[];
}

/** Repairs that change one of the two colors. */
function ColorRepairs({ repairs, pair, palette, onTake }: ColorRepairsProps) {
  const { foreground, background, colors, kind } = pair;
  return repairs.map((repair) => (
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
        {!Object.hasOwn(palette, repair.name) && ' (not in the theme yet)'} → <b>{repair.after}</b>
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
  ));
}
