/** @jsxImportSource theme-ui */
import { notice } from '../../base/design/notice';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';

const regionStyle = {
  ...notice,
  // Only the latest one.
  '> :not(:last-child)': { display: 'none' },
  a: { variant: 'styles.a' },
} as const;

/** Live regions for the title of a page that in-app navigation opened, and for notices (./notice). */
export function Notices() {
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-page-title="" />
      </VisuallyHidden>
      <div
        role="status"
        data-notices="status"
        sx={{ ...regionStyle, '&:has(+ :not(:empty))': { visibility: 'hidden' } }}
      />
      <div role="alert" data-notices="alert" sx={regionStyle} />
    </>
  );
}
