/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsHydrated } from '../../runtime/islands/useIsHydrated';
import { startingWork } from '../live-code/starting-work';
import { readWork, rememberWork } from '../live-code/work-memory';
import { openWork, type Opened } from './ui/opened-work';
import { UnreadableWork } from './ui/UnreadableWork';
import { Workbench } from './ui/Workbench';

/** Whether another site shows this page inside its own, where it can lead presses here. */
function isInOtherSite(): boolean {
  try {
    return window.top!.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

interface Turn extends Opened {
  /** Counts what was opened. */
  turn: number;
  /** Brings back the work that a reset replaced with this one. */
  undoReset?: () => void;
}

/**
 * The playground. Its HTML shows the initial code with its preview, which the work of a link or the reader replaces.
 */
export function Playground() {
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<Turn>({
    work: startingWork,
    link: '',
    problem: undefined,
    turn: 0,
  });
  function open(next: Opened & Pick<Turn, 'undoReset'>): void {
    setOpened(({ turn }) => ({ ...next, turn: turn + 1 }));
  }
  const show = useEffectEvent((next: Opened) => {
    setIsOpen(true);
    if (next.work !== opened.work || next.problem) open(next);
  });
  useEffect(() => {
    let latest: Promise<Opened> | undefined;
    function openAddress(): void {
      const asked = openWork();
      latest = asked;
      void asked.then((next) => {
        if (latest === asked) show(next);
      });
    }
    openAddress();
    window.addEventListener('hashchange', openAddress);
    return () => {
      latest = undefined;
      window.removeEventListener('hashchange', openAddress);
    };
  }, []);
  if (isHydrated && isInOtherSite()) return <OwnTab />;
  return (
    <div
      data-start-on="work"
      data-pending={isOpen ? undefined : ''}
      sx={{
        // Hides the initial code and preview until other work replaces them.
        minHeight: '100vh',
        'html[data-opens-work] &[data-pending]': { visibility: 'hidden' },
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
        key={opened.turn}
        opened={opened}
        undoReset={opened.undoReset}
        onReset={(work) => {
          const { link } = opened;
          const { pathname, hash } = window.location;
          rememberWork(link, undefined);
          window.history.replaceState(window.history.state, '', pathname);
          // From a link, back to the reader's own.
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

/** The only visible part until other work than that of the HTML is open. */
const openingStyle = {
  display: 'none',
  'html[data-opens-work] &': { display: 'block', position: 'absolute', visibility: 'visible' },
} as const;

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
