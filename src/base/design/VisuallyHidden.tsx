/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { useFixedStyle } from './useFixedStyle';

const style = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={useFixedStyle(style)}>{children}</span>;
}
