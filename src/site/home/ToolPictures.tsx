/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { cardLinkStyle } from '../../base/design/card-link';
import { addressOf } from '../../base/facts/base-url';
import { tint } from '../../base/design/tints';

interface Tool {
  href: string;
  title: string;
  text: string;
}

/** Horizontal bars from the same left edge, as text or code in a picture. */
const bars = (x: number, y: number, widths: readonly (readonly [number, string])[]) =>
  widths.map(([width, kind], index) => (
    <rect key={index} className={kind} x={x} y={y + index * 12} width={width} height={5} rx={2} />
  ));

const stripes = (x: number, y: number, width: number, height: number) =>
  ['p', 's', 'a', 'g', 'h'].map((kind, index) => (
    <rect key={kind} className={kind} x={x + index * width} y={y} width={width} height={height} />
  ));

/** Pictures of the tools, by path: 240 × 120, in the classes of `pictureStyle`. */
const pictures: Record<string, ReactNode> = {
  '/customize': (
    <>
      {[30, 56, 82].map((y, index) => (
        <g key={y}>
          <rect className="l" x={20} y={y} width={84} height={4} rx={2} />
          <circle className="p" cx={[80, 46, 64][index]} cy={y + 2} r={7} />
        </g>
      ))}
      <rect className="b" x={126} y={18} width={96} height={84} rx={6} />
      {bars(138, 32, [
        [52, 't'],
        [72, 'l'],
        [60, 'l'],
      ])}
      <rect className="p" x={138} y={74} width={44} height={16} rx={4} />
    </>
  ),
  '/random': (
    <>
      <g transform="rotate(-10 60 60)">
        <rect className="p" x={34} y={34} width={52} height={52} rx={10} />
        {[
          [48, 48],
          [72, 48],
          [60, 60],
          [48, 72],
          [72, 72],
        ].map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} className="b" cx={cx} cy={cy} r={4.5} />
        ))}
      </g>
      {[24, 50, 76].map((y) => (
        <g key={y} transform={`translate(${y === 50 ? 14 : 0})`}>
          {stripes(112, y, 20, 18)}
        </g>
      ))}
    </>
  ),
  '/demo': (
    <>
      <rect className="b" x={40} y={18} width={160} height={102} rx={6} />
      {stripes(40, 18, 32, 20)}
      <rect className="t" x={56} y={52} width={76} height={10} rx={3} />
      {bars(56, 74, [
        [124, 'l'],
        [112, 'l'],
        [118, 'l'],
        [70, 'l'],
      ])}
    </>
  ),
  '/playground': (
    <>
      <rect className="b" x={20} y={18} width={200} height={84} rx={6} />
      <rect className="h" x={120} y={18} width={100} height={84} />
      {bars(34, 34, [
        [40, 'p'],
        [64, 'l'],
        [48, 's'],
        [56, 'a'],
        [30, 'p'],
      ])}
      <rect className="p" x={146} y={50} width={48} height={20} rx={5} />
    </>
  ),
};

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  bg: 'muted',
  borderRadius: 'large',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderBottom: 'thin',
  forcedColorAdjust: 'none',
  '.p': { fill: 'primary' },
  '.s': { fill: 'secondary' },
  '.a': { fill: 'accent' },
  '.h': { fill: 'highlight' },
  '.g': { fill: 'gray' },
  '.t': { fill: 'text' },
  '.b': { fill: 'background', stroke: tint('text', 13) },
  '.l': { fill: tint('text', 20) },
} as const;

/** @throws if a tool has no picture */
function pictureOf(path: string): ReactNode {
  if (Object.hasOwn(pictures, path)) return pictures[path];
  throw new Error(
    `<ToolPictures> has no picture for "${path}". Draw one in src/site/home/ToolPictures.tsx. It has: ` +
      `${Object.keys(pictures).join(', ')}.`,
  );
}

/** Cards with pictures of the tools, which link to them. */
export function ToolPictures({ tools }: { tools: Tool[] }) {
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: ['repeat(2, minmax(0, 1fr))', null, null, 'repeat(4, minmax(0, 1fr))'],
        gap: [2, 3],
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': {
          position: 'relative',
          bg: 'background',
          border: 'thin',
          borderRadius: 'large',
          ':hover': { borderColor: 'primary' },
        },
        svg: pictureStyle,
        '& > li > div': { p: [2, 3], fontSize: 1, color: 'gray' },
      }}
    >
      {tools.map(({ href, title, text }) => (
        <li key={href}>
          <svg viewBox="0 0 240 120" aria-hidden="true">
            {pictureOf(href)}
          </svg>
          <div>
            <a href={addressOf(href)} sx={{ ...cardLinkStyle, fontSize: [2, 3] }}>
              {title}
            </a>{' '}
            {text}
          </div>
        </li>
      ))}
    </ul>
  );
}
