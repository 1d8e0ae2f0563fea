/** @jsxImportSource theme-ui */
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type MouseEvent } from 'react';
import { theme } from '../../design/theme';
import { rememberWork } from '../../live-code/edit-memory';
import { encodeWork, type SharedWork } from '../../live-code/share-link';
import { isPlainClick } from '../../page-loading/links';
import { playgroundPath } from '../../site/facts';

/** Opens the work in the playground, also in another tab. */
export function OpenInPlayground({ work }: { work: SharedWork }) {
  const history = useHistory();
  const address = useBaseUrl(playgroundPath);
  const [hash, setHash] = useState('');

  // For another tab the address must carry the code; here it is handed over.
  const prepare = () => void encodeWork(work).then(setHash);

  function open(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    rememberWork('', work);
    history.push(address);
  }

  return (
    <a
      href={hash ? `${address}#${hash}` : address}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      sx={{ variant: 'buttons.tool', textDecoration: 'none' }}
    >
      Open in playground
    </a>
  );
}

/** Sends the work to StackBlitz as a form, in another tab; nothing is sent before the click. */
export function OpenInStackBlitz({ work }: { work: SharedWork }) {
  const [failed, setFailed] = useState(false);
  async function open(): Promise<void> {
    const [{ default: sdk }, { default: parts }, { toProject }] = await Promise.all([
      import('@stackblitz/sdk'),
      import('@generated/live-frame/default/project.json'),
      import('../../live-code/stackblitz'),
    ]);
    const { origin } = window.location;
    const project = toProject(work.code, work, theme, { ...parts, origin });
    sdk.openProject(project, { newWindow: true, openFile: 'src/App.tsx' });
  }
  return (
    <button
      type="button"
      onClick={() => {
        setFailed(false);
        open().catch(() => setFailed(true));
      }}
      sx={{ variant: 'buttons.tool' }}
    >
      {failed ? 'StackBlitz did not open. Try again' : 'Open in StackBlitz'}
    </button>
  );
}
