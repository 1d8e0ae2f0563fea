/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react';

const columns = 8;
const rows = 6;
/** Edge of a tile, in units of the drawing. */
const edge = 10;

const colors = ['primary', 'secondary', 'accent', 'text', 'highlight', 'gray'] as const;

const turn = keyframes({
  '0%, 18%': { transform: 'rotate(0deg)' },
  '25%, 43%': { transform: 'rotate(90deg)' },
  '50%, 68%': { transform: 'rotate(180deg)' },
  '75%, 93%': { transform: 'rotate(270deg)' },
  '100%': { transform: 'rotate(360deg)' },
});

/** A fixed shuffle, so that the server and the browser draw the same picture. */
function shuffled(index: number, count: number): number {
  return (index * 7 + Math.floor(index / columns) * 5 + ((index * index) % 11)) % count;
}

const shapes = [
  `M0 0h${edge}a${edge} ${edge} 0 0 1-${edge} ${edge}z`,
  `M0 0a${edge / 2} ${edge / 2} 0 0 0 ${edge} 0zM0 ${edge}a${edge / 2} ${edge / 2} 0 0 1 ${edge} 0z`,
  `M${edge / 2} 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8z`,
  `M0 0L${edge} ${edge}H0z`,
];

/**
 * The moving picture of the home page: tiles in the colors of the theme that turn by quarters, each at
 * its own time. They rest when the reader asks for less motion, and need no script.
 */
export function TilePattern() {
  const tiles = Array.from({ length: columns * rows }, (_, index) => ({
    index,
    x: (index % columns) * edge,
    y: Math.floor(index / columns) * edge,
    shape: shapes[shuffled(index, shapes.length)]!,
    color: colors[shuffled(index * 3 + 1, colors.length)]!,
    rest: shuffled(index, 4) * 90,
  }));
  return (
    <svg
      viewBox={`0 0 ${columns * edge} ${rows * edge}`}
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        borderRadius: 'large',
        bg: 'muted',
        '@media (prefers-reduced-motion: no-preference)': {
          '[data-turn]': {
            transformOrigin: `${edge / 2}px ${edge / 2}px`,
            animation: `${turn} 24s cubic-bezier(.6, 0, .3, 1) infinite`,
          },
        },
      }}
    >
      {tiles.map(({ index, x, y, shape, color, rest }) => (
        <g key={index} transform={`translate(${x} ${y}) rotate(${rest} ${edge / 2} ${edge / 2})`}>
          <g data-turn="" style={{ animationDelay: `${-shuffled(index, 24)}s` }}>
            <path d={shape} fill={`var(--theme-ui-colors-${color})`} />
          </g>
        </g>
      ))}
    </svg>
  );
}
