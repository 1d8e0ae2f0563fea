/** @jsxImportSource theme-ui */
import { useMemo, useState } from 'react';
import type { Theme } from 'theme-ui';
import { isPlainObject } from '../../../../base/theme-data/changes';
import { modesIn, withColor } from '../colors/color-modes';
import { enhancedLimits } from '../../../../base/theme-data/contrast';
import { missingColor, type Repair } from './pair-repair';
import {
  colorOf,
  measurePairs,
  palettesOf,
  type MeasuredPair,
} from '../../../../base/theme-data/palette';
import type { StyleRepair } from './style-repair';
import { findPath, formatPath, valueAt, withValue } from '../../../../base/theme-data/theme-path';
import { rowStyle, toggleStyle } from '../../../../sandbox/controls/control-styles';
import { ModeButtons } from '../../../../sandbox/controls/ModeButtons';
import type { Vision } from '../../../../base/theme-data/color-vision';
import { ColorVision } from '../vision/ColorVision';
import { ContrastRow } from './ContrastRow';
import type { EditorProps } from '../fields/editor';

const isLow = ({ contrast, limit }: MeasuredPair) => contrast !== undefined && contrast < limit;

const isUnknown = ({ contrast }: MeasuredPair) => contrast === undefined;

/** Pairs that need work come first. */
const rank = (pair: MeasuredPair) => (isLow(pair) ? 2 : Number(isUnknown(pair)));

/** Returns the number of problems of a mode, or the level that all of its pairs reach. */
function verdictOf(pairs: readonly MeasuredPair[]): string {
  const [low, unknown] = [isLow, isUnknown].map((test) => pairs.filter(test).length);
  if (low) return `${low} too low`;
  if (unknown) return `${unknown} unknown`;
  return pairs.every(({ contrast, kind }) => contrast! >= enhancedLimits[kind]) ? 'AAA' : 'AA';
}

interface ContrastEditorProps extends EditorProps {
  /** Vision that colors are shown for; undefined for full color. */
  vision: Vision | undefined;
  onVision: (vision: Vision | undefined) => void;
}

/** Contrast of all pairs of colors in a mode, those that are too low first, and their repairs. */
export function ContrastEditor({ theme, edit, vision, onVision }: ContrastEditorProps) {
  const modes = modesIn(theme);
  const [chosenMode, setChosenMode] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const index = Math.max(
    0,
    modes.findIndex(({ name }) => name === chosenMode),
  );
  const mode = modes[index]!;
  const [keptColors, setKeptColors] = useState<readonly string[]>(['brand']);
  const { palettes, judged } = useMemo(() => {
    const all = palettesOf(theme as Theme).map((modePalette) => modePalette.palette);
    return {
      palettes: all,
      judged: all.map((modeColors) => measurePairs(theme as Theme, modeColors)),
    };
  }, [theme]);
  const palette = palettes[index]!;
  const pairs = [...judged[index]!].sort((a, b) => rank(b) - rank(a));
  const low = pairs.filter(isLow).length;
  const unknown = pairs.filter(isUnknown).length;
  const verdicts = [
    low > 0 &&
      `${low} of ${pairs.length} color pairs in ${mode.name} ${low === 1 ? 'has' : 'have'} too little contrast.`,
    low + unknown === 0 && `All ${pairs.length} color pairs in ${mode.name} have enough contrast.`,
    unknown > 0 &&
      `${unknown} of ${pairs.length} can’t be checked, because a color is missing, isn’t opaque, or only the browser can compute it.`,
  ];

  /** Color that the root gets for a name that it doesn't have. */
  function colorInRoot(name: string): string | undefined {
    const root = palettes[0]!;
    const missing = judged[0]!.flatMap((pair) => missingColor(pair, root) ?? []);
    return colorOf(root, name) ?? missing.find((repair) => repair.name === name)?.after;
  }

  function applyRepair({ name, after }: Pick<Repair, 'name' | 'after'>): void {
    edit((current) => {
      const colors = valueAt(current, ['colors']);
      const keys = findPath(colors, name) ?? [name];
      // The color of a group itself is under this key.
      const isGroup = isPlainObject(valueAt(current, ['colors', ...keys]));
      const path = isGroup ? [...keys, '__default'] : keys;
      // Theme UI only creates variables for colors of the root.
      const rooted = Object.hasOwn(palettes[0]!, name)
        ? current
        : withValue(current, ['colors', ...path], colorInRoot(name) ?? after);
      return withColor(rooted, mode, path, after);
    }, '');
    setAnnouncement(`Changed ${name} in ${mode.name} to ${after}.`);
  }

  function applyStyleRepair({ color, styles }: StyleRepair): void {
    edit((current) => styles.reduce((next, path) => withValue(next, path, color), current));
    setAnnouncement(`Changed ${styles.map(formatPath).join(', ')} to ${color}.`);
  }

  return (
    <>
      <ColorVision theme={theme as Theme} vision={vision} onChoose={onVision} />
      <ModeButtons
        label="Mode to check"
        modes={modes.map(({ name }) => name)}
        notes={judged.map(verdictOf)}
        chosen={mode.name}
        onChoose={setChosenMode}
      />
      <p role="status" sx={{ m: 0, mb: 2, fontSize: 1 }}>
        {[announcement, ...verdicts].filter(Boolean).join(' ')}
      </p>
      <KeptColors
        names={[
          ...new Set(pairs.filter(isLow).flatMap((pair) => [pair.foreground, pair.background])),
        ].filter((name) => Object.hasOwn(palette, name))}
        keptColors={keptColors}
        onChange={setKeptColors}
      />
      <ul aria-label={`Contrast in ${mode.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair) => (
          <ContrastRow
            key={`${mode.name} ${formatPath([pair.foreground, pair.background, pair.kind])}`}
            pair={pair}
            pairs={pairs}
            palette={palette}
            palettes={palettes}
            keptColors={keptColors}
            onRepair={applyRepair}
            onStyleRepair={applyStyleRepair}
          />
        ))}
      </ul>
    </>
  );
}

interface KeptColorsProps {
  /** Colors that a repair could change. */
  names: readonly string[];
  keptColors: readonly string[];
  onChange: (keptColors: readonly string[]) => void;
}

/** Buttons for the colors that no repair may change. */
function KeptColors({ names, keptColors, onChange }: KeptColorsProps) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label="Colors to keep" sx={{ ...rowStyle, gap: 1, mb: 2, fontSize: 1 }}>
      Keep
      {names.map((name) => {
        const isKept = keptColors.includes(name);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isKept}
            onClick={() =>
              onChange(
                isKept ? keptColors.filter((color) => color !== name) : [...keptColors, name],
              )
            }
            sx={{ ...toggleStyle, minHeight: 28 }}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
