/** @jsxImportSource theme-ui */
import { useState, type ReactNode } from 'react';
import { missingColor, repairsOf, type Repair } from './pair-repair';
import { colorOf, type MeasuredPair, type Palette } from '../../../../base/theme-data/palette';
import { styleRepairOf, type StyleRepair } from './style-repair';
import { formatPath } from '../../../../base/theme-data/theme-path';
import { Contrast, Sample } from '../../Palette';
import { rowStyle } from '../../../../sandbox/controls/control-styles';
import { keepFocusNear } from '../fields/editor';

interface ContrastRowProps {
  pair: MeasuredPair;
  /** All pairs of the mode. */
  pairs: readonly MeasuredPair[];
  palette: Palette;
  /** Palettes of all modes. */
  palettes: readonly Palette[];
  /** Colors that no repair may change. */
  keptColors: readonly string[];
  /** Called with the repair that the reader chooses. */
  onRepair: (repair: Pick<Repair, 'name' | 'after'>) => void;
  onStyleRepair: (repair: StyleRepair) => void;
}

/** A pair of colors, the level it reaches, and what would repair it. */
export function ContrastRow({
  pair,
  pairs,
  palette,
  palettes,
  keptColors,
  onRepair,
  onStyleRepair,
}: ContrastRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { foreground, background, colors, contrast, limit, kind, where } = pair;
  const name = `${foreground} on ${background}`;
  const isLow = contrast !== undefined && contrast < limit;
  const repairs =
    isOpen && isLow
      ? repairsOf(pair, pairs, palette).filter((repair) => !keptColors.includes(repair.name))
      : [];
  const missing = missingColor(pair, palette);
  const styleRepair = isOpen && isLow ? styleRepairOf(pair, pairs, palettes) : undefined;
  const row = { pair, palette };
  const colorRepair = (repair: Repair) => (
    <RepairRow
      {...row}
      key={repair.name}
      after={{
        foreground: repair.name === foreground ? repair.after : colors.foreground,
        background: repair.name === background ? repair.after : colors.background,
      }}
      label={`Use ${repair.after} for ${repair.name}`}
      onUse={() => onRepair(repair)}
    >
      {repair.name}: {repair.before}
      {!Object.hasOwn(palette, repair.name) && ' (not in the theme yet)'} → <b>{repair.after}</b>
      {repair.failing > 0 &&
        `; ${repair.failing} other ${repair.failing === 1 ? 'pair with this color still fails' : 'pairs with this color still fail'}`}
    </RepairRow>
  );
  return (
    <li sx={{ py: 2, borderBottom: 'thin', fontSize: 1 }}>
      <div sx={rowStyle}>
        <Sample colors={colors} kind={kind} page={palette.background} />
        <div sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <b>{name}</b>
          <br />
          <Contrast {...pair} />
        </div>
        {missing && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              onRepair(missing);
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
            'None of the colors that may change has a shade with enough contrast.'}
          {repairs.filter(({ failing }) => failing === 0).map(colorRepair)}
          {styleRepair && (
            <RepairRow
              {...row}
              after={{ ...colors, foreground: colorOf(palette, styleRepair.color) }}
              label={`Use ${styleRepair.color} for the ${kind === 'part' ? 'part' : 'text'}`}
              onUse={() => onStyleRepair(styleRepair)}
            >
              {styleRepair.styles.map(formatPath).join(', ')} in all modes: {foreground} →{' '}
              <b>{styleRepair.color}</b>
            </RepairRow>
          )}
          {repairs.filter(({ failing }) => failing > 0).map(colorRepair)}
        </div>
      )}
    </li>
  );
}

interface RepairRowProps extends Pick<ContrastRowProps, 'pair' | 'palette'> {
  /** The colors of the pair with the repair. */
  after: MeasuredPair['colors'];
  /** Accessible name of the button. */
  label: string;
  onUse: () => void;
  children: ReactNode;
}

/** A pair before and after a repair, with a button for it. */
function RepairRow({ pair, palette, after, label, onUse, children }: RepairRowProps) {
  const { colors, kind } = pair;
  return (
    <div sx={{ ...rowStyle, py: 1 }}>
      <Sample colors={colors} kind={kind} page={palette.background} />
      <span aria-hidden="true">→</span>
      <Sample colors={after} kind={kind} page={palette.background} />
      <span sx={{ flex: '1 1 120px' }}>{children}</span>
      <button
        type="button"
        aria-label={label}
        onClick={({ currentTarget }) => {
          onUse();
          keepFocusNear(currentTarget);
        }}
        sx={{ variant: 'buttons.tool', bg: 'background' }}
      >
        Use
      </button>
    </div>
  );
}
