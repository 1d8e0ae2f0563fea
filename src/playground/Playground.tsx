/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { importModule } from '../page-loading/failed-load';
import { lateAfter } from '../site/delays';
import { openWork } from './ui/opened-work';
import { startingWork } from '../live-code/starting-work';

/** Whether another site shows this page inside its own, where it can lead presses here. */
function isInOtherSite(): boolean {
  try {
    return window.top!.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** The playground: its frame of words in the HTML, and the tools as soon as scripts are there. */
export function Playground() {
  const [tools, setTools] = useState<ReactNode>();
  const [failed, setFailed] = useState(false);

  async function loadTools(): Promise<ReactNode> {
    if (isInOtherSite()) return <OwnTab />;
    const { PlaygroundTools } = await importModule(() => import('./ui/PlaygroundTools'));
    return <PlaygroundTools start={await openWork()} />;
  }
  function load(): void {
    // Its scripts may still come after that, and then it opens.
    const late = window.setTimeout(() => setFailed(true), lateAfter);
    loadTools()
      .then(setTools, () => setFailed(true))
      .finally(() => window.clearTimeout(late));
  }
  function tryAgain(): void {
    setFailed(false);
    load();
  }
  const loadAtStart = useEffectEvent(load);
  useEffect(() => loadAtStart(), []);

  return (
    // What follows stays out of sight while the tools take the place of the code.
    <div data-start-on="near" sx={{ minHeight: '100vh' }}>
      {tools ?? (
        <div sx={{ p: 3, bg: 'muted', borderRadius: 'large' }}>
          <p data-without-scripts="" sx={{ mt: 0 }}>
            The playground runs your code in the browser, so it needs JavaScript. It starts with
            this component, which you can paste into your own project:
          </p>
          {failed && (
            <p role="alert" sx={{ mt: 0 }}>
              The editor didn’t load.{' '}
              <button type="button" onClick={tryAgain} sx={{ variant: 'buttons.tool' }}>
                Try again
              </button>
            </p>
          )}
          <pre
            tabIndex={0}
            role="group"
            aria-label="The playground’s initial code"
            sx={{ variant: 'styles.pre', p: 0 }}
          >
            {startingWork.code}
          </pre>
        </div>
      )}
    </div>
  );
}

/** Stands in for the tools inside another site. */
function OwnTab() {
  return (
    <p role="alert" sx={{ p: 3, bg: 'highlight', borderRadius: 'large' }}>
      This page is embedded in another site, so it doesn’t run code here.{' '}
      <a href={window.location.href} target="_blank" rel="noopener" sx={{ variant: 'styles.a' }}>
        Open the playground in a new tab
      </a>
    </p>
  );
}
