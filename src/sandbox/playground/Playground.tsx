/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useState } from 'react';
import { messageColors } from '../../base/design/message-colors';
import { sizes } from '../../base/design/scales';
import { useIsHydrated } from '../../runtime/islands/useIsHydrated';
import { startingWork } from '../live-code/starting-work';
import { readWork, rememberWork } from '../live-code/work-memory';
import { openWork, type OpenedWork } from './ui/opened-work';
import { UnreadableWork } from './ui/UnreadableWork';
import { besideEachOther, Workbench } from './ui/Workbench';

/** True if another site embeds this page: it could trick readers into clicking Run. */
function isInOtherSite(): boolean {
  try {
    return window.top!.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

interface OpenedState extends OpenedWork {
  /** Number of the opened work. A new one remounts the editors. */
  number: number;
  /** Restores the work that a reset replaced with this one. */
  undoReset?: () => void;
}

/**
 * The playground. Its HTML shows the initial code with its preview. Work from a link or the reader's stored work
 * replaces both.
 */
export function Playground() {
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedState>({
    work: startingWork,
    link: '',
    problem: undefined,
    number: 0,
  });
  function open(next: OpenedWork & Pick<OpenedState, 'undoReset'>): void {
    setOpened(({ number }) => ({ ...next, number: number + 1 }));
  }
  const show = useEffectEvent((next: OpenedWork) => {
    setIsOpen(true);
    if (next.work !== opened.work || next.problem) open(next);
  });
  useEffect(() => {
    let latest: Promise<OpenedWork> | undefined;
    function openAddress(): void {
      const opening = openWork();
      latest = opening;
      void opening.then((next) => {
        if (latest === opening) show(next);
      });
    }
    openAddress();
    window.addEventListener('hashchange', openAddress);
    return () => {
      latest = undefined;
      window.removeEventListener('hashchange', openAddress);
    };
  }, []);
  if (isHydrated && isInOtherSite()) return <EmbeddedNotice />;
  return (
    <div
      data-start-on="work"
      data-pending={isOpen ? undefined : ''}
      sx={{
        minHeight: '100vh',
        // Hides the initial code and preview until other work is open.
        'html[data-opens-work] &[data-pending]': { visibility: 'hidden' },
        [besideEachOther]: fillStyle,
      }}
    >
      <p data-without-scripts="" sx={{ mt: 0 }}>
        The playground runs your code in the browser, so it needs JavaScript. It starts with this
        component, which you can paste into your own project:
      </p>
      {isOpen ? (
        <UnreadableWork />
      ) : (
        <p role="status" sx={openingStyle}>
          Opening the code…
        </p>
      )}
      <Workbench
        key={opened.number}
        opened={opened}
        undoReset={opened.undoReset}
        onReset={(work) => {
          const { link } = opened;
          const { pathname, hash } = window.location;
          rememberWork(link, undefined);
          window.history.replaceState(window.history.state, '', pathname);
          // After work from a link, opens the reader's.
          open({
            work: readWork('') ?? startingWork,
            link: '',
            problem: undefined,
            undoReset: () => {
              rememberWork(link, work);
              window.history.replaceState(window.history.state, '', pathname + hash);
              open({ work, link, problem: undefined });
            },
          });
        }}
      />
    </div>
  );
}

/** Fills what the page's heading leaves of the window; the panes scroll. */
const fillStyle = {
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  'article:has(&)': {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    height: `max(560px, calc(100dvh - ${sizes.header}px))`,
  },
} as const;

/** Shown instead of the initial code until other work is open. */
const openingStyle = {
  display: 'none',
  'html[data-opens-work] &': { display: 'block', position: 'absolute', visibility: 'visible' },
} as const;

/** Replaces the playground when another site embeds it. */
function EmbeddedNotice() {
  return (
    <p role="alert" sx={{ p: 3, ...messageColors('warning') }}>
      This page is embedded in another site, so it doesn’t run code here.{' '}
      <a href={window.location.href} target="_blank" rel="noopener" sx={{ variant: 'styles.a' }}>
        Open the playground in a new tab
      </a>
    </p>
  );
}
