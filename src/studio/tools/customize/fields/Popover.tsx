/** @jsxImportSource theme-ui */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { sizes, smallScreen } from '../../../../base/design/scales';

/** Space between the popover and what's around it, in px. */
const GAP = 8;

interface PopoverProps {
  id: string;
  /** Accessible name. */
  label: string;
  title: ReactNode;
  /** ID of the button that opens it. */
  anchorId: string;
  /** Called when the reader closes it. */
  onClose: () => void;
  children: ReactNode;
}

/** Places a popover next to the table of its button, at the button's height, or as near as the window allows. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top } = anchor.getBoundingClientRect();
  const table = anchor.closest('table')?.getBoundingClientRect();
  const last = window.innerWidth - popover.offsetWidth - GAP;
  const places = [(table?.right ?? right) + GAP, right + GAP, left - popover.offsetWidth - GAP];
  const x = places.find((place) => place >= GAP && place <= last);
  const lowest = window.innerHeight - popover.offsetHeight - GAP;
  popover.style.left = `${x ?? last}px`;
  popover.style.top = `${Math.max(sizes.header + GAP, Math.min(top - GAP, lowest))}px`;
}

/**
 * Popover next to a button in a table; on phones, a sheet at the bottom. Its first field gets the focus. Escape, Close,
 * and a click outside close it, and the focus goes back.
 */
export function Popover({ id, label, title, anchorId, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = box.current!;
    const anchor = document.getElementById(anchorId);
    if (!anchor) return;
    popover.showPopover();
    const update = () => place(popover, anchor);
    update();
    popover.querySelector<HTMLElement>('input, button:not([popovertarget])')?.focus();
    const observer = new ResizeObserver(update);
    observer.observe(popover);
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [anchorId]);

  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      sx={popoverStyle}
    >
      <div sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 1 }}>
        <span sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          sx={{ variant: 'buttons.tool', width: 28, minHeight: 28, p: 0, border: 0 }}
        >
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            aria-hidden="true"
            sx={{ stroke: 'currentColor', strokeWidth: 1.5 }}
          >
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </div>
      {children}
    </div>
  );
}

const popoverStyle = {
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 'auto',
  m: 0,
  width: 272,
  maxHeight: `calc(100dvh - ${sizes.header + 2 * GAP}px)`,
  p: 3,
  pt: 2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontFamily: 'body',
  fontSize: 1,
  lineHeight: 'heading',
  color: 'text',
  bg: 'background',
  border: 'thin',
  borderRadius: 'large',
  boxShadow: 'raised',
  '&:popover-open': { display: 'grid', gap: '12px' },
  [`@media ${smallScreen}`]: {
    insetInline: '0 !important',
    top: 'auto !important',
    bottom: 0,
    width: '100%',
    maxWidth: 'none',
    maxHeight: '60dvh',
    borderWidth: '1px 0 0',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
} as const;
