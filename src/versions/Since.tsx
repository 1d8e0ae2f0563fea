/** @jsxImportSource theme-ui */
import { useFixedStyle } from '../design/useFixedStyle';

const style = {
  px: 1,
  fontSize: '0.8em',
  whiteSpace: 'nowrap',
  color: 'gray',
  border: 'thin',
  borderRadius: 'default',
} as const;

/**
 * "Since …" mark with a release. src/versions/browser/since-marks hides it for readers who use that release or a newer one.
 * @param props.forOlder true if all releases of the page's version have the feature; then the mark only appears for
 *   readers who selected an older release
 */
export function Since({ version, forOlder = false }: { version: string; forOlder?: boolean }) {
  return (
    <span
      data-since={version}
      data-for-older={forOlder ? '' : undefined}
      hidden={forOlder}
      css={useFixedStyle(style)}
    >
      {`Since ${version}`}
    </span>
  );
}
