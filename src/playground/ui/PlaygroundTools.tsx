import { useEffect, useEffectEvent, useState } from 'react';
import { readWork, rememberWork } from '../../live-code/work-memory';
import { openWork, type Opened } from './opened-work';
import { startingWork } from '../starting-work';
import { UnreadableWork } from './UnreadableWork';
import { Workbench } from './Workbench';

/** The tools of the playground. */
export function PlaygroundTools({ start }: { start: Opened }) {
  const [opened, setOpened] = useState({ ...start, turn: 0 });
  function open(next: Opened): void {
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
        onReset={() => {
          rememberWork(opened.link, undefined);
          window.history.replaceState(window.history.state, '', window.location.pathname);
          // From a link, back to the reader's own.
          open({ work: readWork('') ?? startingWork, link: '', problem: undefined });
        }}
      />
    </>
  );
}
