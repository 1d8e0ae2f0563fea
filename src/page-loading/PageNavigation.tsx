import type { Action, Location } from 'history';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import NotFound from '@theme/NotFound';
import { LoadingStatus } from './LoadingStatus';
import { fullTitle } from '../site/facts';
import { notFound } from '../site/not-found';
import { browserSource, isKnownPage } from './browser-source';
import { checkDeploy, reloadIfDue } from './deploy-check';
import { pageHistory } from './page-history';
import { createPageLoader, type LoadResult } from './loader';
import { startPrefetch } from './prefetch';
import { watchEdits } from './reader-edits';
import { entryOf, rememberScroll, restoreScroll } from './scroll-memory';
import { useDelayed } from './useDelayed';

/** What the reader sees, and how the app came there. */
interface Shown {
  location: Location;
  previous: Location | null;
  /** The server has no page at this address. */
  missing: boolean;
  /** Said to assistive technology. */
  announcement: string;
}

/** What Docusaurus itself gives its catch-all route. */
const notFoundContext = { plugin: { name: 'native', id: 'default' } };

const loader = createPageLoader(browserSource);

/** Calls back in a task of its own: as a part of a click, React does before the paint what could wait. */
function inNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}

/** Puts focus on the new page's heading, without a jump. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Takes the reader from page to page: loads the target while the current page stays, then shows the
 * page, the 404 page, or what failed. A navigation that was given up never overtakes a later one.
 * @param location of the page shown
 * @param children the routes of the app
 */
export function PageNavigation({
  location: start,
  children,
}: {
  location: Location;
  children: ReactNode;
}) {
  const location = useSyncExternalStore(
    (onChange) => pageHistory().browser.listen(onChange),
    () => pageHistory().browser.location,
    () => start,
  );
  const [shown, setShown] = useState<Shown>({
    location: start,
    previous: null,
    missing: false,
    announcement: '',
  });
  const [failure, setFailure] = useState<{ location: Location; error: Error }>();
  const [attempt, setAttempt] = useState(0);
  const isWaiting = location !== shown.location && failure?.location !== location;
  const action = useRef<Action>('POP');

  useEffect(
    () =>
      // In development the app starts again after some changes; the one before must not load what is gone.
      process.env.NODE_ENV === 'development'
        ? undefined
        : startPrefetch((path) => loader.load(path)),
    [],
  );
  useEffect(watchEdits, []);

  useEffect(() => {
    if (location === shown.location) return;
    const samePage = location.pathname === shown.location.pathname;
    let abandoned = false;
    const history = pageHistory();
    action.current = history.browser.action;

    function show(result: LoadResult | undefined): void {
      if (abandoned) return;
      if (result?.status === 'error') {
        setFailure({ location, error: result.error });
        return;
      }
      const missing = result ? result.status === 'not-found' : shown.missing;
      const isKnown = isKnownPage(location.pathname);
      if (result && isKnown !== (result.status === 'success')) {
        // Newer than this tab's scripts, or without its data: the server says which page it is.
        window.location.reload();
        return;
      }
      const title = result?.status === 'success' ? result.data.result.title : notFound.title;
      // A hash that was followed was scrolled to already; its link has remembered where the page was.
      const isFollowedHash = samePage && history.browser.action === 'REPLACE';
      if (!isFollowedHash) rememberScroll(entryOf(shown.location));
      history.show(location);
      setShown({
        location,
        previous: shown.location,
        missing,
        announcement: samePage ? '' : fullTitle(title),
      });
    }

    if (samePage) {
      show(undefined);
      return;
    }
    if (reloadIfDue()) return;
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown.location,
      location,
    });
    void loader.load(location.pathname).then((result) => inNextTask(() => show(result)));
    return () => {
      abandoned = true;
      endUpdate();
    };
    // The page shown changes only as the end of this effect's own work.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, attempt]);

  // However a navigation ended: scripts that are gone may have been replaced.
  useEffect(() => {
    const { location, previous } = shown;
    if (failure || (previous && previous.pathname !== location.pathname)) void checkDeploy();
  }, [shown, failure]);

  useLayoutEffect(() => {
    const { location, previous } = shown;
    if (!previous) return;
    if (previous.pathname !== location.pathname) focusHeading();
    if (action.current === 'POP') restoreScroll(entryOf(location));
  }, [shown]);

  useEffect(() => {
    const arrive = () => (window.history.scrollRestoration = 'manual');
    // The browser restores the position itself when the document comes back; WebKit after this event.
    const comeBack = () => window.setTimeout(arrive);
    const leave = () => (window.history.scrollRestoration = 'auto');
    arrive();
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  return (
    <>
      <LoadingStatus
        isLate={useDelayed(isWaiting)}
        announcement={shown.announcement}
        failure={failure?.location === location ? failure.error : undefined}
        onRetry={() => {
          setFailure(undefined);
          setAttempt(attempt + 1);
        }}
      />
      <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
        {shown.missing ? (
          <RouteContextProvider value={notFoundContext}>
            <NotFound />
          </RouteContextProvider>
        ) : (
          children
        )}
      </ClientLifecyclesDispatcher>
    </>
  );
}
