/** @jsxImportSource theme-ui */

const columns = 8;
const rows = 6;

const colors = ['primary', 'secondary', 'accent', 'text', 'highlight', 'gray'] as const;

/** A fixed shuffle, so that the server and the browser draw the same picture. */
function shuffled(index: number, count: number): number {
  return (index * 7 + Math.floor(index / columns) * 5 + ((index * index) % 11)) % count;
}

/** Corners of the shapes: a quarter of a disc, a leaf, an arch and a disc. */
const shapes = ['0 0 100%', '0 100%', '50% 50% 0 0', '50%'];
/** The one that looks the same however it is turned. */
const disc = shapes.at(-1);

/**
 * The picture of the home page: tiles in the colors of the theme. Under a pointer they turn by a quarter,
 * one after the other, unless the reader asks for less motion; nothing moves by itself. It needs no script.
 * A tile is one element with round corners: as drawings that turned all the time, 48 of them made a change
 * of the mode a third longer.
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
        forcedColorAdjust: 'none',
        '@media (prefers-reduced-motion: no-preference)': {
          i: { transition: 'transform .6s' },
          '&:hover i': { transform: 'rotate(90deg)' },
        },
      }}
    >
      {Array.from({ length: columns * rows }, (_, index) => {
        const shape = shapes[shuffled(index, shapes.length)];
        const color = colors[shuffled(index * 3 + 1, colors.length)];
        const turned = shuffled(index * 5 + 2, 4);
        return (
          <i
            key={index}
            style={{
              background: `var(--theme-ui-colors-${color})`,
              borderRadius: shape,
              ...(shape === disc
                ? { margin: '10%' }
                : { rotate: `${turned * 90}deg`, transitionDelay: `${shuffled(index, 9) / 10}s` }),
            }}
          />
        );
      })}
    </div>
  );
}
