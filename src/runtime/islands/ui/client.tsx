import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  Component,
  createElement,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { onPageLeave } from '../../browser/page-events';
import { withRetries } from '../../browser/retry';
import { emotionIds } from '../emotion-ids';
import { rememberFields } from '../fields';
import { removeForeignElements } from '../foreign-elements';
import { IslandFailure } from './IslandFailure';
import { IslandScope } from './IslandScope';
import { announceRuntime } from '../island-events';
import { Slot } from './Slot';

// Entry of the browser bundle, which hydrates islands. Loaded by ../start-islands in the shell.

// Without vendor prefixes, like the HTML.
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** Emotion ids of the styles that in-app navigation added. Those of the document are never removed. */
let addedIds: string[] = [];

/**
 * Marks the styles in the page as inserted, so that Emotion doesn't insert them again.
 * @returns their ids
 */
function registerStyles(css: string): string[] {
  const ids = emotionIds(css).filter((id) => !cache.inserted[id]);
  for (const id of ids) cache.inserted[id] = true;
  return ids;
}

function registerDocumentStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion="css"]')) {
    registerStyles(style.textContent);
  }
}

interface BoundaryState {
  error: Error | undefined;
}

/** Error boundary of an island, so that the other islands keep working. */
class IslandErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
    // A translator has replaced text nodes that React wanted to change, so remount the island.
    if (error.name === 'NotFoundError') this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <IslandFailure error={error} tryAgain={() => this.setState({ error: undefined })} />;
  }
}

/**
 * Calls back after hydration. If React replaces the island's elements, keeps what the reader entered. Adds no element,
 * because `useId` needs the same tree as on the server.
 */
function HydrationListener({
  island,
  onHydrated,
  children,
}: {
  island: Element;
  onHydrated: () => void;
  children: ReactNode;
}) {
  // While React renders, the elements that it replaces are still in the page.
  const [restoreFields] = useState(() => rememberFields(island));
  useLayoutEffect(() => {
    // After React's own work, because fields are entered with events.
    queueMicrotask(restoreFields);
  }, [restoreFields]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

type IslandModule = Record<string, ComponentType<{ children?: ReactNode }>>;

const loadModule = (page: string) =>
  withRetries(
    () =>
      import(
        /* webpackChunkName: "[request]" */ `@island-pages/${page}.tsx`
      ) as Promise<IslandModule>,
  );

const roots = new Map<HTMLElement, Root>();

/**
 * Hydrates an island.
 * @param pageStyles CSS that in-app navigation added for the page
 * @returns promise that resolves once it's interactive
 * @throws if its module fails to load
 */
async function hydrate(island: HTMLElement, pageStyles: string): Promise<void> {
  const name = island.getAttribute('data-island') ?? '';
  const { [name]: Island } = await loadModule(island.getAttribute('data-island-page') ?? '');
  if (!island.isConnected || roots.has(island)) return;
  addedIds.push(...registerStyles(pageStyles));
  const slot = island.querySelector('[data-slot]');
  const children = slot ? <Slot html={slot.innerHTML} inline={slot.tagName === 'SPAN'} /> : null;
  await new Promise<void>((resolve) => {
    const start = () => {
      const root = hydrateRoot(
        island,
        <CacheProvider value={cache}>
          <IslandScope>
            <HydrationListener island={island} onHydrated={resolve}>
              <IslandErrorBoundary>{createElement(Island!, {}, children)}</IslandErrorBoundary>
            </HydrationListener>
          </IslandScope>
        </CacheProvider>,
        {
          // Must equal that in ./Island.server: otherwise ids from `useId` differ from those in the HTML.
          identifierPrefix: name,
          // React reports a root that's removed while it hydrates, too.
          onRecoverableError: (error) => roots.has(island) && reportError(error),
        },
      );
      roots.set(island, root);
    };
    const putBack = removeForeignElements(island);
    if (!putBack) return start();
    // Without a pause, in which the extension would add its elements again.
    flushSync(start);
    putBack();
  });
}

registerDocumentStyles();
onPageLeave(() => {
  const leftRoots = [...roots.values()];
  roots.clear();
  for (const root of leftRoots) root.unmount();
  for (const id of addedIds) {
    if (cache.inserted[id] === true) delete cache.inserted[id];
  }
  addedIds = [];
});
announceRuntime(hydrate);
