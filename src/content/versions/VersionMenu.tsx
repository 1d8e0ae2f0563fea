/** @jsxImportSource theme-ui */
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { breakpoints, smallScreen } from '../../base/design/scales';
import { headerSummary } from '../../base/design/dropdown';
import { addressOf, pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { baseOf, olderVersions, versionAt, versionsPagePath } from './list';
import { useVersion } from './useVersion';

const style = {
  summary: headerSummary,
  strong: { width: '100%' },
  'li span': { p: 0, fontSize: 1, fontWeight: 'body', color: 'gray' },
  '[aria-current] span': { color: 'text' },
} as const;

const headerStyle = {
  ...style,
  [`@media ${smallScreen}`]: { display: 'none' },
  ul: { width: 288 },
} as const;

const menuStyle = {
  ...style,
  mb: 2,
  summary: {
    ...headerSummary,
    '::before': { content: '"Version"', marginInlineEnd: 1, fontWeight: 'body' },
  },
  '&[data-dropdown] ul': { position: 'static', maxHeight: 'none', boxShadow: 'none' },
  [`@media (min-width: ${breakpoints[0]})`]: { display: 'none' },
} as const;

/**
 * Disclosure with the same page in each version, or the version's first page. src/runtime/browser/dropdowns closes it.
 * In-app navigation replaces its content (src/runtime/page-loading/show-page).
 * @param props.inMenu true for the sidebar menu, which has it on small screens; false for the header
 */
export function VersionMenu({ inMenu = false }: { inMenu?: boolean }) {
  const shownVersion = useVersion();
  const versions = useVersions(undefined);
  const { alternateDocVersions } = useActiveDocContext(undefined);
  if (olderVersions.length === 0) return null;
  return (
    <details
      data-dropdown="list"
      data-versions={baseOf(shownVersion)}
      sx={inMenu ? menuStyle : headerStyle}
    >
      <summary aria-label={`Version ${shownVersion.name}`}>{shownVersion.name}</summary>
      <ul>
        {versions.map(({ name, path, docs, mainDocId }) => {
          const version = versionAt(pathOf(path)!);
          const samePage = alternateDocVersions[name];
          const target = samePage ?? docs.find(({ id }) => id === mainDocId)!;
          const about = `Theme UI ${version.release}${baseOf(version) ? '' : ', latest'}`;
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
                    : 'Not in this version: opens the home page'}
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
