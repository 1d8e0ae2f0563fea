/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

const titles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

const colors: Record<string, string> = {
  note: 'gray',
  tip: 'primary',
  info: 'primary',
  warning: 'secondary',
  danger: 'accent',
};

/** A remark set off from the text: `:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`. */
export function Admonition({
  type,
  title = titles[type] ?? type,
  children,
}: {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}) {
  const color = colors[type] ?? 'gray';
  return (
    <aside
      sx={{
        my: 4,
        px: 3,
        py: 2,
        bg: 'muted',
        borderInlineStart: '4px solid',
        borderColor: color,
        borderRadius: 'default',
        '& > p': { my: 2 },
      }}
    >
      <p sx={{ variant: 'text.caps', color }}>{title}</p>
      {children}
    </aside>
  );
}
