/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { formatPath } from '../../../../base/theme-data/theme-path';
import { softDisabledStyle } from '../../../../sandbox/controls/control-styles';
import { newSeed } from '../../../themes/seed';
import { hueOrGray } from '../../../themes/shades';
import type { EditorProps } from '../fields/editor';
import { colorRows } from './color-modes';
import { shuffleColors, type ShuffledColors } from './shuffle-colors';

/** Maximum number of colors that the message names; the rest is counted. */
const MAX_NAMED_COLORS = 3;

interface ShuffleColorsProps extends EditorProps {
  /** Names of the colors that don't change. */
  lockedNames: ReadonlySet<string>;
}

/** Returns why nothing can be shuffled; empty if something can. */
function shuffleProblem(theme: PlainObject, lockedNames: ReadonlySet<string>): string {
  const names = colorRows(theme).map(({ path }) => formatPath(path));
  if (names.length === 0) return 'Add a color first.';
  return names.every((name) => lockedNames.has(name))
    ? 'All colors are locked. Unlock a color to shuffle it.'
    : '';
}

/** Describes what a shuffle changed, and what it couldn't change. */
function shuffleText({ parameters, changed, stuck }: ShuffledColors): string {
  const { hue: h, chroma: c, harmony } = parameters;
  const named = stuck
    .slice(0, MAX_NAMED_COLORS)
    .map(
      ({ name, mode, neighbors }) =>
        `${name} in ${mode} stays: no new shade has enough contrast with ${neighbors.join(', ')}.`,
    );
  const others = stuck.length - named.length;
  return [
    changed === 0
      ? 'No unlocked color could change.'
      : `New palette: ${hueOrGray({ c, h })}, ${harmony}. Changed ${changed} ${changed === 1 ? 'color' : 'colors'}.`,
    ...named,
    ...(others > 0 ? [`${others} more ${others === 1 ? 'stays' : 'stay'}, too.`] : []),
  ].join(' ');
}

/** Gives the colors that aren't locked a random palette, in all modes and in one step. */
export function ShuffleColors({ theme, edit, lockedNames }: ShuffleColorsProps) {
  const [result, setResult] = useState<{ text: string; theme: PlainObject; locked: unknown }>();
  const message = useRef<HTMLParagraphElement>(null);
  const problem = shuffleProblem(theme, lockedNames);
  // An undo, another edit, or another lock makes the message obsolete.
  const isCurrent = result?.theme === theme && result.locked === lockedNames;
  const text = isCurrent ? result.text : '';
  useEffect(() => {
    if (text) message.current!.scrollIntoView({ block: 'nearest' });
  }, [text]);

  function shuffle(): void {
    if (problem) return setResult({ text: problem, theme, locked: lockedNames });
    const shuffled = shuffleColors(theme, newSeed(Math.random), (name) => lockedNames.has(name));
    edit(() => shuffled.theme);
    setResult({ text: shuffleText(shuffled), theme: shuffled.theme, locked: lockedNames });
  }

  return (
    <>
      <div sx={{ mt: 2 }}>
        <button
          type="button"
          aria-disabled={problem !== ''}
          onClick={shuffle}
          sx={softDisabledStyle}
        >
          Shuffle
        </button>
      </div>
      <p ref={message} role="status" sx={messageStyle}>
        {text}
      </p>
    </>
  );
}

/** On its own line. It takes no space while it's empty. */
const messageStyle = {
  width: '100%',
  m: 0,
  fontSize: 1,
  color: 'gray',
  ':not(:empty)': { mt: 1 },
} as const;
