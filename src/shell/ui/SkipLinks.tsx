/** @jsxImportSource theme-ui */
import { breakpoints } from '../../design/scales';
import { navigationId } from '../../sidebar/menu';

/** Id of the main content, the target of the first skip link. */
export const contentId = 'content';

const skipLink = {
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

/** The first two stops of the Tab key. They move the focus past the header. */
export function SkipLinks() {
  return (
    <>
      <a href={`#${contentId}`} data-skip="" sx={skipLink}>
        Skip to content
      </a>
      <a href={`#${navigationId}`} data-skip="" data-menu-skip="" sx={skipLink}>
        Skip to navigation
      </a>
    </>
  );
}
