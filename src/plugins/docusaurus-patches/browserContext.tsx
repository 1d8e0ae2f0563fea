// Replaces @docusaurus/core/lib/client/browserContext (3.10.2).
// Why: a context that changes while React hydrates makes it hydrate all the rest in one long task; as a
// transition it does so in small ones, between which the page answers.
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether React has taken over from the HTML. */
export const Context = createContext(false);

/** Provides `false` while React hydrates and `true` afterwards. */
export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
