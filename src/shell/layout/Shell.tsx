/** @jsxImportSource theme-ui */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Navbar from '@theme/Navbar';
import type { ReactNode } from 'react';
import { sizes } from '../../base/design/scales';
import { isRecipePreview } from '../../base/facts/recipe-paths';
import { AgentNote } from './ui/AgentNote';
import { Footer } from './Footer';
import { GlobalStyles } from './ui/GlobalStyles';
import { DevelopmentNavigation } from '../../runtime/page-loading/DevelopmentNavigation';
import { Notices } from '../../runtime/notices/Notices';
import { SkipLinks } from './ui/SkipLinks';
import { useNavigation } from '../sidebar/useNavigation';

/** Separate component, so that a location change rerenders only the sidebar. */
function Sidebar() {
  const { pathname } = useLocation();
  return (
    <DocSidebar path={pathname} sidebar={useNavigation()} isHidden={false} onCollapse={() => {}} />
  );
}

/** Error boundary, so that in `npm start` a page that throws doesn't take down the shell. */
function Page({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Skip links, a note for AI agents, header, sidebar and footer around a page. */
function FullShell({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <DevelopmentNavigation />
      <SkipLinks />
      <AgentNote />
      <Notices />
      <Navbar />
      <div
        sx={{
          display: ['block', 'flex'],
          minHeight: `calc(100vh - ${sizes.header}px)`,
          'html:not([data-layout="full"]) &': { maxWidth: 'page', mx: 'auto' },
        }}
      >
        <Sidebar />
        <div sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <main
            id="content"
            tabIndex={-1}
            sx={{ flex: '1 1 auto', minWidth: 0, ':focus': { outline: 'none' } }}
          >
            <Page>{children}</Page>
          </main>
          <Footer />
        </div>
      </div>
    </>
  );
}

/** Site chrome around a page. Recipe previews get global styles and messages only. */
export function Shell({ children }: { children: ReactNode }) {
  if (!isRecipePreview(useLocation().pathname)) return <FullShell>{children}</FullShell>;
  return (
    <>
      <GlobalStyles />
      <Notices />
      <Page>{children}</Page>
    </>
  );
}
