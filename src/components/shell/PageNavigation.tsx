import type { Location } from 'history';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useHistory } from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import { Route } from 'react-router-dom';
import { LoadingStatus } from './LoadingStatus';
import { fullTitle } from './Metadata';
import { notFound } from '../../site/not-found';
import { browserSource, isKnownPage } from '../../page-loading/browser-source';
import { checkDeploy } from '../../page-loading/deploy-check';
import { createPageLoader, type LoadResult } from '../../page-loading/loader';
import { startPrefetch } from '../../page-loading/prefetch';
import { firstEntry, rememberScroll, restoreScroll } from '../../page-loading/scroll-memory';
import { useDelayed } from '../../page-loading/useDelayed';

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
const entryOf = (location: Location) => location.key ?? firstEntry;

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
 * @param location where the router is
 * @param children the routes of the app
 */
export function PageNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) {
  const history = useHistory();
  const [shown, setShown] = useState<Shown>({
    location,
    previous: null,
    missing: false,
    announcement: '',
  });
  const [failure, setFailure] = useState<{ location: Location; error: Error }>();
  const [attempt, setAttempt] = useState(0);
  const isWaiting = location !== shown.location && failure?.location !== location;
  const action = useRef(history.action);

  useEffect(() => startPrefetch((path) => loader.load(path)), []);

  useEffect(() => {
    if (location === shown.location) return;
    const samePage = location.pathname === shown.location.pathname;
    let abandoned = false;
    action.current = history.action;

    function show(result: LoadResult | undefined): void {
      if (abandoned) return;
      if (result?.status === 'error') {
        setFailure({ location, error: result.error });
        return;
      }
      const missing = result ? result.status === 'not-found' : shown.missing;
      if (result?.status === 'success' && !isKnownPage(location.pathname)) {
        // Newer than this tab's scripts: only the server can show it.
        window.location.reload();
        return;
      }
      const title = result?.status === 'success' ? result.data.result.title : notFound.title;
      rememberScroll(entryOf(shown.location));
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
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown.location,
      location,
    });
    void checkDeploy();
    void loader.load(location.pathname).then(show);
    return () => {
      abandoned = true;
      endUpdate();
    };
    // The page shown changes only as the end of this effect's own work.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location, attempt]);

  useLayoutEffect(() => {
    const { location, previous } = shown;
    if (!previous) return;
    if (previous.pathname !== location.pathname) focusHeading();
    // A click on a hash counts as POP, has no key, and was scrolled to already.
    const isHashClick = location.key === undefined && location.hash !== '';
    if (action.current === 'POP' && !isHashClick) restoreScroll(entryOf(location));
  }, [shown]);

  useEffect(() => {
    const arrive = () => (window.history.scrollRestoration = 'manual');
    // The browser restores the position itself when the document comes back.
    const leave = () => (window.history.scrollRestoration = 'auto');
    arrive();
    window.addEventListener('pageshow', arrive);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', arrive);
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
        <Route
          location={shown.location}
          render={() =>
            shown.missing ? (
              <RouteContextProvider value={notFoundContext}>
                <NotFound />
              </RouteContextProvider>
            ) : (
              children
            )
          }
        />
      </ClientLifecyclesDispatcher>
    </>
  );
}
