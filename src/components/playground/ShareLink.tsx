/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react';
import { encodeWork, type SharedWork } from '../../live-code/share-link';

/** Longer addresses get lost in some chats and mail programs, in characters. */
const comfortableLength = 2000;

/** Copies a link that carries the work; says how long it is before. */
export function ShareLink({ work }: { work: SharedWork }) {
  const [address, setAddress] = useState('');
  const [status, setStatus] = useState('');
  const { code, theme, preset, mode } = work;

  useEffect(() => {
    let isCurrent = true;
    encodeWork({ code, theme, preset, mode }).then(
      (hash) => {
        if (!isCurrent) return;
        setAddress(`${window.location.origin}${window.location.pathname}#${hash}`);
        setStatus('');
      },
      (error: Error) => {
        if (!isCurrent) return;
        setAddress('');
        setStatus(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, theme, preset, mode]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setStatus('Copied');
    } catch (error) {
      console.warn('The browser did not allow copying.', error);
      // The address bar is a place to copy from, too.
      window.history.replaceState(window.history.state, '', address);
      setStatus('The link is in the address bar');
    }
  }

  return (
    <>
      <button
        type="button"
        disabled={!address}
        onClick={() => void copy()}
        sx={{ variant: 'buttons.tool' }}
      >
        Copy link
      </button>
      <span sx={{ minWidth: 108, fontSize: 1, color: 'gray' }}>
        {address &&
          `${address.length} characters${address.length > comfortableLength ? ', long for a chat' : ''}`}
      </span>
      <span role="status" sx={{ fontSize: 1 }}>
        {status}
      </span>
    </>
  );
}
