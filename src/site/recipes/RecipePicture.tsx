/** @jsxImportSource theme-ui */
import type { ComponentType } from 'react';
import { pictureStyle } from '../../base/design/picture-cards';
import { tint } from '../../base/design/tints';

/** Scale of small parts of a page. */
const LARGE = 0.5;

/** Scale of parts that fill the width of a page. */
const MEDIUM = 0.42;

/** Scale of footers, the tallest of which has six rows. */
const SMALL = 0.36;

/** Gray shapes of a page: position from the start and the top, width, and height. */
const shapes: [x: string, y: number, width: string, height: number][] = [
  ['0', 0, '42%', 40],
  ['0', 64, '70%', 16],
  ['0', 92, '62%', 16],
  ['0', 148, '32%', 160],
  ['50%', 148, '32%', 160],
  ['100%', 148, '32%', 160],
];

/** The rest of a page, next to a header or footer. */
const skeleton = (
  <div
    sx={{
      flex: '1 1 0',
      minHeight: 0,
      m: '32px',
      backgroundImage: shapes
        .map(() => `linear-gradient(${tint('text', 7)}, ${tint('text', 7)})`)
        .join(),
      backgroundPosition: shapes.map(([x, y]) => `${x} ${y}px`).join(),
      backgroundSize: shapes.map(([, , width, height]) => `${width} ${height}px`).join(),
      backgroundRepeat: 'no-repeat',
    }}
  />
);

interface RecipePictureProps {
  Recipe: ComponentType;
  /** Path of the recipe's page. */
  path: string;
  /** Group of the recipe in the side navigation. */
  group: string;
}

/** A recipe as a picture: a header or footer on a page, anything else in the middle. */
export function RecipePicture({ Recipe, path, group }: RecipePictureProps) {
  const isHeader = group === 'Headers';
  const isFooter = group === 'Footers';
  const isStack = path === '/recipes/stack';
  const scale = isFooter ? SMALL : group === 'Components' || isStack ? LARGE : MEDIUM;
  return (
    <div inert aria-hidden="true" sx={{ ...pictureStyle, aspectRatio: '16 / 10' }}>
      <div
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: isFooter ? 'flex-end' : isHeader ? undefined : 'safe center',
          width: `${100 / scale}%`,
          height: `${100 / scale}%`,
          // Sticky parts stay within the picture.
          overflow: 'hidden',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          '[dir=rtl] &': { transformOrigin: '100% 0' },
        }}
      >
        {isFooter && skeleton}
        <div sx={isStack ? { p: 4 } : undefined}>
          <Recipe />
        </div>
        {isHeader && skeleton}
      </div>
    </div>
  );
}
