/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef } from 'react';
import type { PlainObject } from '../../base/theme-data/changes';
import { smallScreen } from '../../base/design/scales';
import { tint } from '../../base/design/tints';
import { bleedingRowStyle } from './row-scroll';
import { ThemeSwatch } from './ThemeSwatch';

interface StripTheme {
  /** Value of its radio button. */
  id: string;
  /** Name for readers. */
  name: string;
  theme: object;
}

interface ThemeStripProps {
  themes: readonly StripTheme[];
  /** ID of the shown theme. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Radio buttons that are pictures of themes, in a row. Arrow keys choose the next one. */
export function ThemeStrip({ themes, chosen, onChoose }: ThemeStripProps) {
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  // Not `scrollIntoView`, which would scroll the page, too.
  useEffect(() => {
    const { scrollWidth, clientWidth } = strip.current!;
    const item = strip.current!.querySelector<HTMLElement>('label:has(:checked)');
    if (item && scrollWidth > clientWidth) {
      strip.current!.scrollLeft = item.offsetLeft - (clientWidth - item.offsetWidth) / 2;
    }
  }, [chosen]);

  return (
    <div ref={strip} role="radiogroup" aria-label="Theme" sx={stripStyle}>
      {themes.map(({ id, name, theme }) => (
        <label key={id} translate="no" sx={itemStyle}>
          <input
            type="radio"
            name={group}
            // The island starts with its own value, not with what the browser had before a reload.
            autoComplete="off"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <ThemeSwatch theme={theme as PlainObject} />
          <span sx={nameStyle}>{name}</span>
        </label>
      ))}
    </div>
  );
}

const stripStyle = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  // Room for the rings around the pictures.
  flex: 'none',
  width: 'calc(100% + 8px)',
  m: '-4px',
  p: 1,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  [`@media ${smallScreen}`]: { ...bleedingRowStyle, width: 'calc(100% + 32px)' },
} as const;

const itemStyle = {
  position: 'relative',
  flex: '1 0 76px',
  minWidth: 0,
  cursor: 'pointer',
  color: 'gray',
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  ':hover': { color: 'text' },
  // In the middle before the script starts, too, in browsers that can do that.
  '&:has(:checked)': {
    scrollInitialTarget: 'nearest',
    scrollSnapAlign: 'center',
  },
  'input:checked ~ span': { color: 'text' },
  'input:checked ~ [aria-hidden]': {
    outline: '2px solid',
    outlineColor: 'primary',
    outlineOffset: 1,
  },
  'input:focus-visible ~ [aria-hidden]': { boxShadow: `0 0 0 5px ${tint('primary', 40)}` },
} as const;

const nameStyle = {
  display: 'block',
  mt: 1,
  overflow: 'hidden',
  fontSize: 0,
  lineHeight: 'heading',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
