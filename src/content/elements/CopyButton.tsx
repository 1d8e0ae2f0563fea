/** @jsxImportSource @emotion/react */
import { useFixedStyle } from '../../base/design/useFixedStyle';

const statusStyle = {
  fontFamily: 'body',
  fontSize: 1,
  color: 'text',
  alignSelf: 'center',
} as const;
/** One of the two overlapping sheets of the icon. CSS boxes, because an inline SVG can be larger than the code. */
const sheet = {
  content: '""',
  position: 'absolute',
  width: 10,
  height: 10,
  border: '1.5px solid',
  borderRadius: 1,
} as const;
const buttonStyle = {
  variant: 'buttons.tool',
  position: 'relative',
  width: 32,
  '::before': { ...sheet, top: '8px', insetInlineStart: '13px' },
  '::after': { ...sheet, top: '12px', insetInlineStart: '9px', bg: 'inherit' },
} as const;

/** Button that copies the code of the enclosing `figure`; ./copy-buttons handles the click. */
export function CopyButton() {
  return (
    <>
      <span
        role="status"
        data-copy-status=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        css={useFixedStyle(statusStyle)}
      />
      <button
        type="button"
        data-copy=""
        data-with-scripts=""
        aria-label="Copy code"
        title="Copy code"
        css={useFixedStyle(buttonStyle)}
      />
    </>
  );
}
