/** @jsxImportSource theme-ui */
import { breakpoints } from '../../../base/design/scales';
import { navigationId } from '../../sidebar/menu';

const style = {
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  m: 2,
  p: 3,
  color: 'background',
  bg: 'text',
  borderRadius: 'default',
  fontWeight: 'bold',
  zIndex: 'skipLink',
  ':not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, p: 0, overflow: 'hidden' },
  [`@media (min-width: ${breakpoints[0]})`]: {
    'html[data-layout="full"] &[data-menu-skip]': { display: 'none' },
  },
} as const;

/** Skip links to the content and the navigation. */
export function SkipLinks() {
  return (
    <>
      <a href="#content" sx={style}>
        Skip to content
      </a>
      <a href={`#${navigationId}`} data-menu-skip="" sx={style}>
        Skip to navigation
      </a>
    </>
  );
}
