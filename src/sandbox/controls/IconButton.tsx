/** @jsxImportSource theme-ui */
import type { ComponentPropsWithRef } from 'react';
import { useWithPart } from '../../content/elements/part-name';
import { softDisabledStyle, toggleStyle } from './control-styles';

/** Drawings in a box of 20 by 20. */
const icons = {
  undo: 'M7.5 12.5 3.5 8.5l4-4M3.5 8.5h8a5 5 0 0 1 0 10h-3',
  redo: 'm12.5 12.5 4-4-4-4M16.5 8.5h-8a5 5 0 0 0 0 10h3',
  help: 'M7 7.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M10 15.6v.4',
  inspect:
    'm9 9 8 3-3.4 1.6L12 17zM7 16H4.5A1.5 1.5 0 0 1 3 14.5v-10A1.5 1.5 0 0 1 4.5 3h10A1.5 1.5 0 0 1 16 4.5V7',
  compare: 'M10 2v16M7 4.5H3v11h4M13 4.5h4v11h-4',
  fullScreen: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  stop: 'M5.5 5.5h9v9h-9z',
  run: 'M6.5 4.5v11l9-5.5z',
  window: 'M3 4.5h14v11H3zM3 8h14',
  reset: 'M4 3.5v4h4M4.4 7.5A6 6 0 1 1 4 11',
  settings:
    'M3 6.5h8M16 6.5h1M3 13.5h1M9 13.5h8M16 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0zM9 13.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z',
} as const;

export type IconName = keyof typeof icons;

/** Icon in the color of the text next to it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      sx={{ flex: 'none' }}
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** Shows the accessible name of a button, or its shorter `data-tooltip`, for pointers and for the keyboard. */
export const tooltipStyle = {
  position: 'relative',
  '@media screen and (hover: hover)': {
    '::after': {
      content: 'attr(aria-label)',
      position: 'absolute',
      zIndex: 1,
      top: 'calc(100% + 6px)',
      insetInlineEnd: 0,
      px: 2,
      py: 1,
      fontSize: 0,
      fontWeight: 'body',
      lineHeight: 'heading',
      whiteSpace: 'nowrap',
      color: 'background',
      bg: 'text',
      // Forced-colors mode removes the background.
      border: '1px solid transparent',
      borderRadius: 'small',
      pointerEvents: 'none',
      visibility: 'hidden',
    },
    '&[data-tooltip]::after': { content: 'attr(data-tooltip)' },
    ':hover::after': { visibility: 'visible', transition: 'visibility 0s 0.4s' },
    ':focus-visible::after': { visibility: 'visible' },
  },
} as const;

/** Square button, as high as the other controls. */
export const squareStyle = {
  flex: 'none',
  width: 36,
  px: 0,
  '@media (pointer: coarse)': { width: 44, minHeight: 44, fontSize: 2 },
} as const;

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  'aria-label': string;
  /** True if the button is what the reader came for: it's prominent, and its label is visible. */
  isMain?: boolean;
}

/** Button with an icon and a tooltip. `aria-pressed` makes it a toggle; `aria-disabled` keeps its focus. */
export function IconButton({
  icon,
  isMain = false,
  'aria-label': label,
  ...props
}: IconButtonProps) {
  const name = useWithPart()(label);
  return (
    <button
      type="button"
      {...props}
      aria-label={name}
      data-tooltip={name === label ? undefined : label}
      sx={
        isMain
          ? { variant: 'buttons.main' }
          : { ...softDisabledStyle, ...toggleStyle, ...tooltipStyle, ...squareStyle }
      }
    >
      <Icon name={icon} />
      {isMain && label}
    </button>
  );
}
