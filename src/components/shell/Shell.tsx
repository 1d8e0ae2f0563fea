/** @jsxImportSource theme-ui */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Navbar from '@theme/Navbar';
import { Suspense, useEffect, type ReactNode } from 'react';
import { AppStatus } from '../../app-start/AppStatus';
import { sizes } from '../../design/scales';
import { announceAppStart } from '../../browser/page-events';
import { GlobalStyles } from './GlobalStyles';
import { InAppLinks } from '../../page-loading/InAppLinks';
import { SiteFooter } from './SiteFooter';
import { contentId, SkipLinks } from './SkipLinks';
import { useNavigation } from './useNavigation';

/** Stands in the page, which React takes over last. */
function AppStart() {
  useEffect(announceAppStart, []);
  return null;
}

/** A part of its own, since it is rendered at each location. */
function Sidebar() {
  const { pathname } = useLocation();
  return (
    <DocSidebar path={pathname} sidebar={useNavigation()} isHidden={false} onCollapse={() => {}} />
  );
}

/** What stands around every page: skip links, header, side navigation and footer. Never unmounts. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <InAppLinks />
      <AppStatus />
      <SkipLinks />
      <Navbar />
      <div sx={{ display: ['block', 'flex'], minHeight: `calc(100vh - ${sizes.header}px)` }}>
        <Sidebar />
        <div sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <main
            id={contentId}
            tabIndex={-1}
            sx={{ flex: '1 1 auto', minWidth: 0, ':focus': { outline: 'none' } }}
          >
            <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
              {/* A part of its own: a press in the shell does not wait until React has taken over the page. */}
              <Suspense>
                {children}
                <AppStart />
              </Suspense>
            </ErrorBoundary>
          </main>
          <SiteFooter />
        </div>
      </div>
    </>
  );
}
