/** @jsxImportSource theme-ui */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Navbar from '@theme/Navbar';
import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { AppStatus } from '../../app-start/AppStatus';
import { sizes } from '../../design/scales';
import { announceAppStart } from '../../browser/page-events';
import { isRecipePreview } from '../../content/recipes';
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

/** Where React takes over the page last: a press in the shell does not wait for it. */
function Page({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
      <Suspense>
        {children}
        <AppStart />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Skip links, header, side navigation and footer around a page. Never unmounts. */
const FullShell = memo(function FullShell({ children }: { children: ReactNode }) {
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
            <Page>{children}</Page>
          </main>
          <SiteFooter />
        </div>
      </div>
    </>
  );
});

/** What stands around every page; a recipe by itself has nothing around it. */
export function Shell({ children }: { children: ReactNode }) {
  if (!isRecipePreview(useLocation().pathname)) return <FullShell>{children}</FullShell>;
  return (
    <>
      <GlobalStyles />
      <AppStatus />
      <Page>{children}</Page>
    </>
  );
}
