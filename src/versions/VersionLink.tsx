/** @jsxImportSource theme-ui */
import { breakpoints, smallScreen } from '../design/scales';
import { addressOf } from '../site/base-url';
import { baseOf, olderVersions } from './list';
import { versionsPagePath } from './version-pages';
import { useVersion } from './useVersion';

const style = {
  position: 'relative',
  flex: 'none',
  a: {
    variant: 'links.shell',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    width: 'auto',
    '::after': {
      content: '""',
      border: '4px solid',
      // Not transparent borders, which get a color in forced-colors mode.
      clipPath: 'polygon(0 0, 100% 0, 50% 50%)',
      translate: '0 2px',
    },
  },
} as const;

const headerStyle = { ...style, [`@media ${smallScreen}`]: { display: 'none' } } as const;

const menuStyle = {
  ...style,
  mb: 2,
  '::before': { content: '"Version"', paddingInlineStart: 2, fontSize: 1 },
  [`@media (min-width: ${breakpoints[0]})`]: { display: 'none' },
} as const;

/**
 * Link with the page's version name to the list of versions. src/versions/versions turns it into a menu button, with the
 * list in the next sibling.
 * @param props.inMenu true for the sidebar menu, which has it on small screens; false for the header
 */
export function VersionLink({ inMenu = false }: { inMenu?: boolean }) {
  const version = useVersion();
  if (olderVersions.length === 0) return null;
  const { name } = version;
  return (
    <div sx={inMenu ? menuStyle : headerStyle}>
      <a
        href={addressOf(versionsPagePath)}
        aria-label={`Version ${name}`}
        data-versions={baseOf(version)}
      >
        {name}
      </a>
      <div />
    </div>
  );
}
