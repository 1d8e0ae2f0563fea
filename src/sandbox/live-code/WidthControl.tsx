/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { isPlainKey } from '../../runtime/browser/keys';
import { useWithPart } from '../../content/elements/part-name';
import { breakpoints } from '../../base/design/scales';
import { handleStyle } from './ui/handle-style';
import { SmallSelect } from '../controls/SmallSelect';

/** Minimum and maximum width of a preview, in px. */
const MIN_WIDTH = 240;
const MAX_WIDTH = 1280;

/** Distance that an arrow key moves the handle, in px. */
const KEY_STEP_PX = 16;

/** Suggested widths, in px: a phone, and the start of each breakpoint. */
const suggestedWidths = [
  { label: 'Phone', width: 360 },
  ...breakpoints.map((value) => ({ label: value, width: parseFloat(value) * 16 })),
];

/** Clamps a width to the limits, and rounds it to px. */
function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}

interface WidthProps {
  /** In px; undefined for the available width. */
  width: number | undefined;
  onChange: (width: number | undefined) => void;
}

interface WidthSelectProps extends WidthProps {
  isLabelHidden?: boolean;
}

/** Select for the width of a preview. */
export function WidthSelect({ width, onChange, isLabelHidden = false }: WidthSelectProps) {
  const isSuggested = suggestedWidths.some((suggestion) => suggestion.width === width);
  return (
    <SmallSelect
      label="Width"
      isLabelHidden={isLabelHidden}
      value={width === undefined ? '' : String(width)}
      width={104}
      onChange={(value) => onChange(value ? Number(value) : undefined)}
    >
      <option value="">{isLabelHidden ? 'Full width' : 'Full'}</option>
      {suggestedWidths.map(({ label, width: value }) => (
        <option key={label} value={value}>{`${label} · ${value}px`}</option>
      ))}
      {width !== undefined && !isSuggested && <option value={width}>{`${width}px`}</option>}
    </SmallSelect>
  );
}

interface WidthHandleProps extends WidthProps {
  /** Available width, in px. */
  available: number;
  /** Position of the pointer that started to resize, if it's still down. */
  dragFrom?: number | undefined;
  autoFocus?: boolean;
}

/** Resize handle of a preview: can be dragged, or moved with the arrow keys. */
export function WidthHandle({
  width,
  onChange,
  available,
  dragFrom,
  autoFocus = false,
}: WidthHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  const withPart = useWithPart();

  /** Returns 1 if the preview grows to the right, or -1 in right-to-left pages. */
  const growth = () => (getComputedStyle(handle.current!).direction === 'rtl' ? -1 : 1);

  function drag(startX: number): () => void {
    const start = Math.min(width ?? available, available);
    const onMove = ({ clientX }: PointerEvent) =>
      onChange(clampWidth(start + growth() * (clientX - startX)));
    const end = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      document.documentElement.removeAttribute('data-dragging');
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    // Frames capture pointer events. src/sandbox/live-code/ui/PreviewFrame ignores them while this is set.
    document.documentElement.setAttribute('data-dragging', '');
    return end;
  }

  const takeOver = useEffectEvent(() => {
    if (autoFocus) handle.current!.focus();
    return dragFrom === undefined ? undefined : drag(dragFrom);
  });
  useEffect(() => takeOver(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const current = width ?? available;
    const distance = growth() * (event.shiftKey ? 4 * KEY_STEP_PX : KEY_STEP_PX);
    const next = {
      ArrowLeft: current - distance,
      ArrowRight: current + distance,
      Home: MIN_WIDTH,
      End: MAX_WIDTH,
    }[event.key];
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    onChange(clampWidth(next));
  }

  return (
    <div
      ref={handle}
      role="separator"
      aria-label={withPart('Preview width')}
      aria-orientation="vertical"
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width ?? clampWidth(available)}
      aria-valuetext={`${width ?? clampWidth(available)} pixels`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        drag(event.clientX);
      }}
      sx={handleStyle}
    />
  );
}
