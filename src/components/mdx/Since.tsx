/** @jsxImportSource theme-ui */
import { useFixedStyle } from '../../design/useFixedStyle';

const style = {
  px: 1,
  fontSize: '0.8em',
  whiteSpace: 'nowrap',
  color: 'gray',
  border: 'thin',
  borderRadius: 'default',
} as const;

/**
 * Says since which release of Theme UI something is there. src/behaviors/since-marks hides it from readers of
 * that release or a newer one; src/markdown/remark-since has removed it where all releases have it.
 */
export function Since({ version }: { version: string }) {
  return (
    <span data-since={version} suppressHydrationWarning css={useFixedStyle(style)}>
      {`Since ${version}`}
    </span>
  );
}
