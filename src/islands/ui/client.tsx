import { attributeOf } from '../../site/attribute';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  Component,
  createElement,
  useEffect,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { onPageLeft } from '../../browser/page-events';
import { withRetries } from '../../browser/retry';
import { islandPage, islandRoot, islandSlot } from '../attributes';
import { emotionIds } from '../emotion-ids';
import { IslandFailure } from './IslandFailure';
import { IslandScope } from './IslandScope';
import { announceRuntime } from '../island-events';
import { Slot } from './Slot';

// The entry of the browser's bundle: what hydrates islands. ../start-islands, in the shell, loads it.

// No vendor prefixes, as in the HTML.
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** Ids of styles that the current page brought; those of the first document stay. */
let brought: string[] = [];

/** Tells Emotion of the styles that are there already. */
function noteStyles(css: string): string[] {
  const ids = emotionIds(css).filter((id) => !cache.inserted[id]);
  for (const id of ids) cache.inserted[id] = true;
  return ids;
}

function noteDocumentStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion="css"]')) {
    noteStyles(style.textContent);
  }
}

/** A part of a page that failed takes no other along. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <IslandFailure error={error} tryAgain={() => this.setState({ error: undefined })} />;
  }
}

/** Calls back once React has taken over. Adds no element: ids go by the place in the tree, which is the server's. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
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
 * Hydrates an island: React takes over its HTML.
 * @param pageStyles the styles that the page brought, if it came without a document
 * @returns once it answers
 * @throws when its scripts don't come
 */
async function hydrate(island: HTMLElement, pageStyles: string): Promise<void> {
  const name = attributeOf(island, islandRoot) ?? '';
  const { [name]: Island } = await loadModule(attributeOf(island, islandPage) ?? '');
  if (!island.isConnected || roots.has(island)) return;
  brought.push(...noteStyles(pageStyles));
  const slot = island.querySelector(`[${islandSlot}]`);
  const children = slot ? <Slot html={slot.innerHTML} inline={slot.tagName === 'SPAN'} /> : null;
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(
      island,
      <CacheProvider value={cache}>
        <IslandScope>
          <Started onStart={resolve}>
            <Boundary>{createElement(Island!, {}, children)}</Boundary>
          </Started>
        </IslandScope>
      </CacheProvider>,
      { identifierPrefix: name },
    );
    roots.set(island, root);
  });
}

noteDocumentStyles();
onPageLeft(() => {
  for (const root of roots.values()) root.unmount();
  roots.clear();
  for (const id of brought) {
    if (cache.inserted[id] === true) delete cache.inserted[id];
  }
  brought = [];
});
announceRuntime(hydrate);
