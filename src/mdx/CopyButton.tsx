/** @jsxImportSource @emotion/react */
import { attribute } from '../site/attribute';
import { copyButton, copyStatus } from './attributes';
import { useFixedStyle } from '../design/useFixedStyle';
import { withScripts } from '../site/attributes';

const statusStyle = {
  fontFamily: 'body',
  fontSize: 1,
  color: 'text',
  alignSelf: 'center',
} as const;
/** One of the two overlapping sheets of the icon. CSS boxes, since an inline SVG can outweigh the code it copies. */
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
        {...attribute(copyStatus)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        css={useFixedStyle(statusStyle)}
      />
      <button
        type="button"
        {...attribute(copyButton)}
        {...attribute(withScripts)}
        aria-label="Copy code"
        title="Copy code"
        css={useFixedStyle(buttonStyle)}
      />
    </>
  );
}
