/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { FrameReport } from '../messages';
import { findParts, type InspectedPart } from './inspect';
import type { LookState } from './look-state';

/** An element and its box, in px from the corner of the preview. */
interface PlacedPart extends InspectedPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Time during which DOM changes are batched, in ms. */
const BATCH_MS = 100;

/** Returns a label for an element: its tag, and the start of its text. */
function nameOf({ element }: InspectedPart): string {
  if (element === document.documentElement) return 'page';
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const start = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  return start ? `${element.localName} “${start}”` : element.localName;
}

/** The elements, and the size of the layer that contains their buttons, in px. */
interface Layout {
  parts: PlacedPart[];
  layerWidth: number;
  layerHeight: number;
}

function createLayout(root: Element, preview: Element, look: LookState): Layout {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth } = root;
  const corner = root.getBoundingClientRect();
  // Leaves space for the outline.
  const clamp = (value: number, size: number) =>
    Math.min(Math.max(outlineWidth, value), size - outlineWidth);
  const parts = findParts(preview, look).flatMap((part) => {
    const target = part.element === document.documentElement ? root : part.element;
    const box = target.getBoundingClientRect();
    const left = clamp(box.left - corner.left + scrollLeft, scrollWidth);
    const top = clamp(box.top - corner.top + scrollTop, scrollHeight);
    const width = clamp(box.right - corner.left + scrollLeft, scrollWidth) - left;
    const height = clamp(box.bottom - corner.top + scrollTop, scrollHeight) - top;
    return width > 0 && height > 0 ? [{ ...part, left, top, width, height }] : [];
  });
  return { parts, layerWidth: clientWidth, layerHeight: scrollHeight };
}

interface InspectorProps {
  look: LookState;
  report: (message: FrameReport) => void;
}

/**
 * A layer over a preview with a button for each element that uses the theme. The button shows the element's theme keys,
 * and reports them on click. The preview below doesn't react meanwhile.
 */
export function Inspector({ look, report }: InspectorProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout>();
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    const root = layer.current!.parentElement!;
    const preview = root.querySelector('[data-preview]')!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      timer = undefined;
      setLayout(createLayout(root, preview, look));
    }
    function updateSoon(): void {
      timer ??= setTimeout(update, BATCH_MS);
    }
    update();
    const resizes = new ResizeObserver(updateSoon);
    resizes.observe(root);
    const changes = new MutationObserver(updateSoon);
    changes.observe(preview, { childList: true, attributes: true, subtree: true });
    return () => {
      clearTimeout(timer);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [look]);

  const shown = current === undefined ? undefined : layout?.parts[current];
  return (
    <div ref={layer} role="group" aria-label="Elements that use the theme">
      {layout?.parts.map((part, index) => (
        <button
          key={index}
          type="button"
          aria-label={`${nameOf(part)}: ${part.keys.join(', ')}`}
          onPointerEnter={() => setCurrent(index)}
          onPointerLeave={() => setCurrent(undefined)}
          onFocus={() => setCurrent(index)}
          onBlur={() => setCurrent(undefined)}
          onClick={({ nativeEvent }) => {
            // Ignore clicks that code creates.
            if (nativeEvent.isTrusted) report({ type: 'inspected', keys: part.keys });
          }}
          style={{ ...buttonStyle, ...boxOf(part), ...(part === shown && outline) }}
        />
      ))}
      {layout && shown && (
        <div aria-hidden style={labelStyle(shown, layout)}>
          {shown.keys.join(' · ')}
        </div>
      )}
    </div>
  );
}

const boxOf = ({ left, top, width, height }: PlacedPart) => ({ left, top, width, height });

const buttonStyle: CSSProperties = {
  position: 'absolute',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  outline: 'none',
  cursor: 'crosshair',
};

/** Width of both lines of the outline, in px. */
const outlineWidth = 4;

/** Two lines in system colors, so that one of them is visible on any color. */
const outline: CSSProperties = {
  outline: '2px solid CanvasText',
  boxShadow: `0 0 0 ${outlineWidth}px Canvas`,
};

/** Height that a label needs, in px. */
const labelHeight = 48;
const labelWidth = 320;

/** Positions the label below the element, above it if there's no space, or else inside. */
function labelStyle(part: PlacedPart, { layerWidth, layerHeight }: Layout): CSSProperties {
  const { left, top, width, height } = part;
  const fitsBelow = top + height + labelHeight <= layerHeight;
  const fitsRight = left + labelWidth <= layerWidth;
  return {
    position: 'absolute',
    zIndex: 1,
    top: fitsBelow ? top + height + 4 : Math.max(4, top - labelHeight),
    ...(fitsRight
      ? { left: Math.max(0, left) }
      : { right: Math.max(0, layerWidth - left - width) }),
    width: 'max-content',
    maxWidth: Math.min(labelWidth, layerWidth),
    padding: '4px 8px',
    color: 'Canvas',
    background: 'CanvasText',
    font: '12px/1.5 system-ui, sans-serif',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  };
}
