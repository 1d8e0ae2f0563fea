/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { tint } from '../../base/design/tints';
import { useWithPart } from '../../content/elements/part-name';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { fieldStyle } from './control-styles';

interface SmallSelectProps {
  label: string;
  /** True if the options make clear what it's for. The label is a tooltip then. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** In px. */
  width?: number;
  children: ReactNode;
}

/** A select with a label, for toolbars. */
export function SmallSelect({
  label,
  isLabelHidden = false,
  value,
  onChange,
  width = 120,
  children,
}: SmallSelectProps) {
  const withPart = useWithPart();
  return (
    <label
      title={isLabelHidden ? label : undefined}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        fontSize: 1,
      }}
    >
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <span sx={arrowStyle}>
        <select
          aria-label={withPart(label)}
          // The island starts with its own value, not with what the browser had before a reload.
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          // The width is fixed, because the options load later.
          sx={{ ...selectStyle, width }}
        >
          {children}
        </select>
      </span>
    </label>
  );
}

const selectStyle = {
  ...fieldStyle,
  appearance: 'none',
  border: 'control',
  paddingInlineEnd: 24,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':hover': { borderColor: tint('text', 35) },
} as const;

/** Arrow in the text color, which the browser's own isn't in all modes. */
const arrowStyle = {
  position: 'relative',
  flex: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '10px',
    top: 'calc(50% - 2px)',
    border: '4px solid',
    clipPath: 'polygon(0 0, 100% 0, 50% 50%)',
    pointerEvents: 'none',
  },
} as const;
