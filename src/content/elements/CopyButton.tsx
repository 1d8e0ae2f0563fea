/** @jsxImportSource @emotion/react */
import { tint } from '../../base/design/tints';
import { useFixedStyle } from '../../base/design/useFixedStyle';
import { useWithPart } from './part-name';

const statusStyle = { fontSize: 1, color: 'text', bg: 'muted', px: 1 } as const;

/** One of the two sheets of the icon. CSS boxes, because an inline SVG can be larger than the code. */
const sheet = {
  content: '""',
  position: 'absolute',
  width: 9,
  height: 9,
  border: '1.5px solid',
  borderRadius: 2,
} as const;

const buttonStyle = {
  variant: 'buttons.tool',
  // The icon is the same in every language.
  direction: 'ltr',
  position: 'relative',
  flex: 'none',
  width: 36,
  p: 0,
  color: 'gray',
  // Opaque, because it may overlay code.
  bg: 'muted',
  borderColor: 'transparent',
  '::before': {
    ...sheet,
    top: 'calc(50% - 8px)',
    insetInlineStart: 'calc(50% - 4px)',
    // Without what the other sheet covers.
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 8px 100%, 8px 4px, 0 4px)',
  },
  '::after': { ...sheet, top: 'calc(50% - 4px)', insetInlineStart: 'calc(50% - 8px)' },
  ':hover': {
    color: 'text',
    bg: 'muted',
    backgroundImage: `linear-gradient(${tint('text', 7)} 0 0)`,
    borderColor: 'transparent',
  },
  '@media (pointer: coarse)': { width: 44 },
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
        aria-label={useWithPart()('Copy code')}
        title="Copy code"
        css={useFixedStyle(buttonStyle)}
      />
    </>
  );
}
