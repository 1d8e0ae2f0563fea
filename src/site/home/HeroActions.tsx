/** @jsxImportSource theme-ui */
import { addressOf } from '../../base/facts/base-url';

/** The two main links of the home page, as buttons. */
export function HeroActions() {
  return (
    <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 4, a: { px: ['14px', 3] } }}>
      <a href={addressOf('/getting-started')} sx={{ variant: 'links.button' }}>
        Get started
      </a>{' '}
      <a href={addressOf('/components')} sx={{ variant: 'links.outline' }}>
        See the components
      </a>
    </div>
  );
}
