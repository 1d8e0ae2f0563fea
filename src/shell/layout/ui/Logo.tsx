import { logoMark } from '../../../base/design/logo-mark';

/** Site logo in the current text color. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={logoMark} fillRule="evenodd" />
    </svg>
  );
}
