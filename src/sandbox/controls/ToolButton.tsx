/** @jsxImportSource theme-ui */
import type { ComponentProps } from 'react';
import { toolIcons } from './tool-icons';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: keyof typeof toolIcons;
  /** Accessible name, and tooltip. */
  label: string;
  /** True if the button is what the reader came for: it's prominent, and its label is visible. */
  isMain?: boolean;
}

/** Square button with an icon. */
export function ToolButton({ icon, label, isMain = false, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={isMain ? undefined : label}
      {...props}
      sx={isMain ? { variant: 'buttons.main' } : squareStyle}
    >
      <ToolIcon name={icon} />
      {isMain && label}
    </button>
  );
}

const squareStyle = {
  variant: 'buttons.tool',
  flex: 'none',
  width: 36,
  p: 0,
  '@media (pointer: coarse)': { width: 44 },
} as const;

/** Icon in the color of the text. */
export function ToolIcon({ name }: { name: keyof typeof toolIcons }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      sx={{ flex: 'none' }}
    >
      <path d={toolIcons[name]} />
    </svg>
  );
}
