/** @jsxImportSource theme-ui */
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { breakpoints, smallScreen } from '../../base/design/scales';
import { addressOf, pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { baseOf, olderVersions, versionAt, versionsPagePath } from './list';
import { useVersion } from './useVersion';

/** With the attribute, the selectors of the list take precedence over those of the menu on phones. */
const style = {
  position: 'relative',
  flex: 'none',
  summary: {
    variant: 'links.shell',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    width: 'auto',
    cursor: 'pointer',
    '::-webkit-details-marker': { display: 'none' },
    '::after': {
      content: '""',
      border: '4px solid',
      // Not transparent borders, which get a color in forced-colors mode.
      clipPath: 'polygon(0 0, 100% 0, 50% 50%)',
      translate: '0 2px',
    },
  },
  '&[data-versions] ul': {
    boxSizing: 'border-box',
    listStyle: 'none',
    m: 0,
    mt: 2,
    p: 2,
    fontSize: 1,
    lineHeight: 'heading',
    border: 'thin',
    borderRadius: 'large',
    bg: 'background',
  },
  '&[data-versions] a': {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    px: 2,
    py: 2,
    color: 'inherit',
    fontWeight: 'body',
    textDecoration: 'none',
    borderRadius: 'small',
    '&:hover': { bg: 'muted' },
    '&[aria-current]': { bg: 'highlight' },
    strong: { display: 'block' },
    span: { p: 0, fontSize: 1, fontWeight: 'body', color: 'gray' },
    '&[aria-current] span': { color: 'text' },
  },
} as const;

const headerStyle = {
  ...style,
  [`@media ${smallScreen}`]: { display: 'none' },
  '&[data-versions] ul': {
    ...style['&[data-versions] ul'],
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    width: 288,
    maxHeight: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    boxShadow: 'raised',
  },
} as const;

const menuStyle = {
  ...style,
  mb: 2,
  summary: { ...style.summary, '::before': { content: '"Version"', fontWeight: 'body' } },
  [`@media (min-width: ${breakpoints[0]})`]: { display: 'none' },
} as const;

/**
 * Disclosure with the same page in each version, or the version's first page. src/content/versions/versions closes it.
 * In-app navigation replaces its content (src/runtime/page-loading/show-page).
 * @param props.inMenu true for the sidebar menu, which has it on small screens; false for the header
 */
export function VersionMenu({ inMenu = false }: { inMenu?: boolean }) {
  const shownVersion = useVersion();
  const versions = useVersions(undefined);
  const { alternateDocVersions } = useActiveDocContext(undefined);
  if (olderVersions.length === 0) return null;
  return (
    <details data-versions={baseOf(shownVersion)} sx={inMenu ? menuStyle : headerStyle}>
      <summary aria-label={`Version ${shownVersion.name}`}>{shownVersion.name}</summary>
      <ul>
        {versions.map(({ name, path, docs, mainDocId }) => {
          const version = versionAt(pathOf(path)!);
          const samePage = alternateDocVersions[name];
          const target = samePage ?? docs.find(({ id }) => id === mainDocId)!;
          const about = `Theme UI ${version.release}${baseOf(version) ? '' : ', newest'}`;
          return (
            <li key={name}>
              <a
                href={cleanPath(target.path)}
                aria-current={version === shownVersion ? 'true' : undefined}
                data-same-page={samePage && ''}
              >
                <strong>{version.name}</strong>{' '}
                <span>
                  {samePage || version === shownVersion
                    ? about
                    : 'No such page: opens the first page'}
                </span>
              </a>
            </li>
          );
        })}
        <li>
          <a href={addressOf(versionsPagePath)}>All versions</a>
        </li>
      </ul>
    </details>
  );
}
