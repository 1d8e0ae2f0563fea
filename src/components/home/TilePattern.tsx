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
  `M0 0L${edge} ${edge}H0z`,
  // A disc: the last one, because it looks the same however it is turned.
  `M${edge / 2} 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8z`,
];
const disc = shapes.length - 1;

/**
 * The moving picture of the home page: tiles in the colors of the theme that turn by quarters, each at
 * its own time. They rest when the reader asks for less motion, and need no script. Each tile is a
 * picture of its own, so that the browser can turn it without laying out or painting the page.
 */
export function TilePattern() {
  return (
    <div
      aria-hidden="true"
      sx={{
        display: 'grid',
        grid: `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`,
        // The browser may paint it before it has read all tiles.
        aspectRatio: `${columns} / ${rows}`,
        borderRadius: 'large',
        overflow: 'hidden',
        bg: 'muted',
        svg: { display: 'block', width: '100%', height: '100%' },
        '@media (prefers-reduced-motion: no-preference)': {
          // Each turning tile is a layer; the page is painted sooner without them.
          'html:not([data-rendering="first"]) & [style]': {
            animation: `${turn} 24s cubic-bezier(.6, 0, .3, 1) infinite`,
          },
        },
      }}
    >
      {Array.from({ length: columns * rows }, (_, index) => {
        const shape = shuffled(index, shapes.length);
        const delay = shuffled(index, 24);
        return (
          <svg
            key={index}
            viewBox={`0 0 ${edge} ${edge}`}
            // A quarter turn takes six seconds: the delay is also where a tile rests.
            style={
              shape === disc
                ? undefined
                : { animationDelay: `${-delay}s`, rotate: `${(delay % 4) * 90}deg` }
            }
          >
            <path
              d={shapes[shape]}
              fill={`var(--theme-ui-colors-${colors[shuffled(index * 3 + 1, colors.length)]!})`}
            />
          </svg>
        );
      })}
    </div>
  );
}
