import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusStyles } from '../../base/design/focus';

/** What the page's own rules say, which do not reach in here. */
const baseStyles = { '*': { boxSizing: 'border-box' }, ...focusStyles } as const;

/**
 * A shadow tree for what strangers may style. Rules in it end at its host, whatever their selector is, and whatever
 * else their text turns into; to look for what leads out of a style would be to read CSS as each browser does.
 * Rendered in browsers only.
 */
export function ShadowTree({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  const cache = useMemo(() => root && createCache({ key: 'shown', container: root }), [root]);
  return (
    <div ref={attach}>
      {root &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>
            <Global styles={baseStyles} />
            {children}
          </CacheProvider>,
          root,
        )}
    </div>
  );
}
