/** @jsxImportSource theme-ui */

const colors = ['primary', 'secondary', 'accent', 'text', 'highlight', 'gray'] as const;

/** Returns a pseudorandom number below `count`. Deterministic, so server and browser render the same pattern. */
function scramble(index: number, count: number): number {
  return (index * 7 + Math.floor(index / 8) * 5 + ((index * index) % 11)) % count;
}

/** `border-radius` of the shapes: a quarter disc, a leaf, an arch, and a disc. */
const shapes = ['0 0 100%', '0 100%', '50% 50% 0 0', '50%'];
/** The only shape that a rotation doesn't change. */
const disc = shapes.at(-1);

/**
 * Decorative pattern of tiles in the theme's colors. On hover, the tiles rotate by 90° one after another, unless the
 * reader prefers reduced motion. Needs no script. Each tile is one element with a border radius: 48 constantly
 * rotating SVGs made color mode changes a third slower.
 */
export function TilePattern({ columns, rows }: { columns: number; rows: number }) {
  return (
    <div
      aria-hidden="true"
      sx={{
        display: 'grid',
        grid: `repeat(${rows}, 1fr) / repeat(${columns}, minmax(48px, 1fr))`,
        // Keeps the size stable if the browser paints before it has parsed all tiles.
        width: '100%',
        aspectRatio: `${columns} / ${rows}`,
        minHeight: rows * 48,
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
        const shape = shapes[scramble(index, shapes.length)];
        const color = colors[scramble(index * 3 + 1, colors.length)];
        const quarterTurns = scramble(index * 5 + 2, 4);
        return (
          <i
            key={index}
            style={{
              background: `var(--theme-ui-colors-${color})`,
              borderRadius: shape,
              ...(shape === disc
                ? { margin: '10%' }
                : {
                    rotate: `${quarterTurns * 90}deg`,
                    transitionDelay: `${scramble(index, 9) / 10}s`,
                  }),
            }}
          />
        );
      })}
    </div>
  );
}
