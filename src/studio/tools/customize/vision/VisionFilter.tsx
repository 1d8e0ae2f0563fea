import { visionMatrices, type Vision } from '../../../../base/theme-data/color-vision';

const filterId = 'color-vision';

/** Value of `filter` for what's shown as a kind of vision sees it; undefined for full color. */
export const visionFilter = (vision: Vision | undefined) => vision && `url(#${filterId})`;

/** Values of `feColorMatrix` for a kind of vision. */
export const colorMatrixOf = (vision: Vision): string =>
  [...visionMatrices[vision].map((row) => [...row, 0, 0].join(' ')), '0 0 0 1 0'].join(' ');

/** The SVG filter of a kind of vision. */
export function VisionFilter({ vision }: { vision: Vision }) {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={filterId} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={colorMatrixOf(vision)} />
      </filter>
    </svg>
  );
}
