import { visionMatrices, type Vision } from '../../../../base/theme-data/color-vision';

const filterId = 'color-vision';

/** Value of `filter` for what's shown as a kind of vision sees it; undefined for full color. */
export const visionFilter = (vision: Vision | undefined) => vision && `url(#${filterId})`;

/** The SVG filter of a kind of vision. */
export function VisionFilter({ vision }: { vision: Vision }) {
  const rows = visionMatrices[vision].map((row) => [...row, 0, 0].join(' '));
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={filterId} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={[...rows, '0 0 0 1 0'].join(' ')} />
      </filter>
    </svg>
  );
}
