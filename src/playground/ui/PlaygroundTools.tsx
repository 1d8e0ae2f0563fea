import { useEffect, useEffectEvent, useState } from 'react';
import { readWork, rememberWork } from '../../live-code/work-memory';
import { openWork, type Opened } from './opened-work';
import { startingWork } from '../../live-code/starting-work';
import { UnreadableWork } from './UnreadableWork';
import { Workbench } from './Workbench';

interface Turn extends Opened {
  /** Counts what was opened. */
  turn: number;
  /** Brings back the work that a reset replaced with this one. */
  undoReset?: () => void;
}

/** The tools of the playground. */
export function PlaygroundTools({ start }: { start: Opened }) {
  const [opened, setOpened] = useState<Turn>({ ...start, turn: 0 });
  function open(next: Opened & Pick<Turn, 'undoReset'>): void {
    setOpened(({ turn }) => ({ ...next, turn: turn + 1 }));
  }
  const openLatest = useEffectEvent(open);
  useEffect(() => {
    let latest: Promise<Opened> | undefined;
    function onHashChange(): void {
      const asked = openWork();
      latest = asked;
      void asked.then((next) => {
        if (latest === asked) openLatest(next);
      });
    }
    window.addEventListener('hashchange', onHashChange);
    return () => {
      latest = undefined;
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);
  return (
    <>
      <UnreadableWork />
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
    </>
  );
}
