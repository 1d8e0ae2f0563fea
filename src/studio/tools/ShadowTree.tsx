import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusStyles } from '../../base/design/focus';

/** Rules of the page that elements in a shadow root don't get. */
const baseStyles = { '*': { boxSizing: 'border-box' }, ...focusStyles } as const;

/**
 * Renders in a shadow root, in browsers only. A theme from a link can contain any selector; a shadow root keeps its
 * rules off the page, so they needn't be sanitized.
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
