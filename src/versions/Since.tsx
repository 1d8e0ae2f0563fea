/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { useFixedStyle } from '../design/useFixedStyle';
import { markForOlder, sinceMark } from './attributes';

const style = {
  px: 1,
  fontSize: '0.8em',
  whiteSpace: 'nowrap',
  color: 'gray',
  border: 'thin',
  borderRadius: 'default',
} as const;

/**
 * Says since which release of Theme UI something is there. src/versions/browser/since-marks hides it from readers of
 * that release or a newer one.
 * @param props.forOlder whether all releases of the page's version have it, so that only readers who said that they
 *   use an older one see it
 */
export function Since({ version, forOlder = false }: { version: string; forOlder?: boolean }) {
  return (
    <span
      {...attribute(sinceMark, version)}
      {...attribute(markForOlder, forOlder ? '' : undefined)}
      hidden={forOlder}
      css={useFixedStyle(style)}
    >
      {`Since ${version}`}
    </span>
  );
}
