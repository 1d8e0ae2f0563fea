/** @jsxImportSource theme-ui */
import { useEffect, useRef, type ReactNode } from 'react';
import { stickyBarHeight } from '../../base/design/scales';
import { stickyBarStyle } from '../../sandbox/controls/control-styles';

interface StickyBarProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Bar above a theme. Sticks below the header if the window is large enough. The page then scrolls so that the bar doesn't
 * cover what gets the focus.
 */
export function StickyBar({ label, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current!;
    const { style } = document.documentElement;
    function update(): void {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(stickyBarHeight, `${isSticky ? element.offsetHeight : 0}px`);
    }
    const observer = new ResizeObserver(update);
    observer.observe(element);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.removeProperty(stickyBarHeight);
    };
  }, []);
  return (
    <div ref={bar} role="group" aria-label={label} data-with-scripts="" sx={stickyBarStyle}>
      {children}
    </div>
  );
}
