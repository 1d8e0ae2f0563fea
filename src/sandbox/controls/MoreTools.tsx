/** @jsxImportSource theme-ui */
import { useId, useState, type ReactNode } from 'react';
import { useWithPart } from '../../content/elements/part-name';
import { rowStyle, toggleStyle } from './control-styles';
import { Icon } from './IconButton';

interface MoreToolsProps {
  label: string;
  /** Width of the bar in px from which it has room for the tools. */
  roomFrom: number;
  children: ReactNode;
}

/** Tools of a bar: part of the bar, or where they don't fit, a second row that a button opens. */
export function MoreTools({ label, roomFrom, children }: MoreToolsProps) {
  const id = useId();
  const withPart = useWithPart();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={withPart(label)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ...toggleStyle, [`@container (min-width: ${roomFrom}px)`]: { display: 'none' } }}
      >
        <Icon name="settings" />
        {label}
      </button>
      <div
        id={id}
        sx={{
          display: 'contents',
          [`@container (max-width: ${roomFrom - 0.02}px)`]: isOpen
            ? secondRowStyle
            : { display: 'none' },
        }}
      >
        {children}
      </div>
    </>
  );
}

const secondRowStyle = {
  ...rowStyle,
  order: 1,
  alignItems: 'end',
  // Ends where the text of a bar does, whose last button is closer to the edge.
  flexBasis: 'calc(100% - 12px)',
  pb: 2,
  // Labels above their selects, which share the width.
  '> label': { flex: '1 1 128px', flexDirection: 'column', alignItems: 'stretch' },
  select: { width: '100%' },
} as const;
