/** @jsxImportSource theme-ui */
import { hasFont, isGenericFamily } from './fonts';
import { useIsHydrated } from '../../../runtime/islands/useIsHydrated';
import { familiesIn } from '../../themes/font-stacks';

/** Returns a sentence on which family of a stack is installed. */
export function installedText(stack: string): string {
  const shown = familiesIn(stack).find(hasFont);
  return shown === undefined || isGenericFamily(shown)
    ? 'None of these fonts is installed on this device.'
    : `${shown} is installed on this device.`;
}

/** That sentence, below a field. */
export function FontNote({ stack }: { stack: string }) {
  const isBrowser = useIsHydrated();
  if (!isBrowser || stack === 'inherit') return null;
  return <p sx={{ m: 0, mt: 1, fontSize: 0, color: 'gray' }}>{installedText(stack)}</p>;
}
