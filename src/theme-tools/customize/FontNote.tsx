/** @jsxImportSource theme-ui */
import { hasFont } from '../../browser/fonts';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { familiesIn } from '../../themes/font-stacks';

/** Lists the families of a stack up to the one that this machine shows. Those after it don't matter here. */
export function FontNote({ stack }: { stack: string }) {
  const isBrowser = useIsHydrated();
  if (!isBrowser || stack === 'inherit') return null;
  const families = familiesIn(stack);
  const shown = families.find(hasFont);
  const tried = shown === undefined ? families : families.slice(0, families.indexOf(shown) + 1);
  return (
    <p sx={{ m: 0, mt: 1, fontSize: 0, color: 'gray' }}>
      {tried.map((family, index) => (
        <span key={family}>
          {index > 0 && ', '}
          {family === shown ? <b>{family}</b> : `${family} (not here)`}
        </span>
      ))}
      {shown ? '. The bold one shows on this machine.' : '. This machine has none of them.'}
    </p>
  );
}
