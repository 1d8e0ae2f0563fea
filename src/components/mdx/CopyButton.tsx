/** @jsxImportSource @emotion/react */
import { useFixedStyle } from '../../design/useFixedStyle';

const statusStyle = {
  fontFamily: 'body',
  fontSize: 1,
  color: 'text',
  alignSelf: 'center',
} as const;
const buttonStyle = { variant: 'buttons.tool', minWidth: 32 };

/** Copies the code of the figure it stands in; ./copy-buttons reacts to it. */
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
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
          <path
            d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </>
  );
}
