/** @jsxImportSource theme-ui */
import { useMemo, useState } from 'react';
import type { Theme } from 'theme-ui';
import { isPlainObject } from '../../themes/changes';
import { modesIn } from '../../themes/color-modes';
import type { Repair } from '../../themes/pair-repair';
import { judgePairs, palettesOf, type JudgedPair } from '../../themes/palette';
import { findPath, pathText, valueAt, withValue } from '../../themes/theme-path';
import { ModeButtons } from '../ModeButtons';
import { ContrastRow } from './ContrastRow';
import type { EditorProps } from './editor';

const isLow = ({ contrast, limit }: JudgedPair) => contrast !== undefined && contrast < limit;

/** The contrast of all pairs of colors in a mode, the lowest first, and their repair. */
export function ContrastEditor({ theme, edit }: EditorProps) {
  const modes = modesIn(theme);
  const [asked, ask] = useState('');
  const [said, say] = useState('');
  const index = Math.max(
    0,
    modes.findIndex(({ name }) => name === asked),
  );
  const mode = modes[index]!;
  const { palette } = palettesOf(theme as Theme)[index]!;
  const pairs = useMemo(
    () => judgePairs(theme as Theme, palette).sort((a, b) => Number(isLow(b)) - Number(isLow(a))),
    // A palette is as new as its theme.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [theme, index],
  );
  const low = pairs.filter(isLow).length;

  function take({ name, after }: Repair): void {
    edit((now) => {
      const colors = valueAt(now, ['colors']);
      const found = findPath(colors, name) ?? [name];
      // A group has its own color under this name.
      const isGroup = isPlainObject(valueAt(now, ['colors', ...found]));
      const path = isGroup ? [...found, '__default'] : found;
      return withValue(now, [...mode.path, ...path], after);
    }, '');
    say(`${name} in ${mode.name} is ${after} now.`);
  }

  return (
    <>
      <ModeButtons
        label="Mode to judge"
        modes={modes.map(({ name }) => name)}
        chosen={mode.name}
        onChoose={ask}
      />
      <p role="status" sx={{ m: 0, mb: 2, fontSize: 1 }}>
        {said}{' '}
        {low === 0
          ? `All ${pairs.length} pairs of ${mode.name} have enough contrast.`
          : `${low} of ${pairs.length} pairs of ${mode.name} are too close.`}
      </p>
      <ul aria-label={`Contrast in ${mode.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair) => (
          <ContrastRow
            key={`${mode.name} ${pathText([pair.foreground, pair.background, pair.kind])}`}
            pair={pair}
            pairs={pairs}
            palette={palette}
            onTake={take}
          />
        ))}
      </ul>
    </>
  );
}
