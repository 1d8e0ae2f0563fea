/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { copyText } from '../../runtime/browser/copy-text';

/** Some chat and mail apps cut off longer URLs, in characters. */
const MAX_COMFORTABLE_LENGTH = 2000;

interface CopyLinkProps {
  /** Identifies the link's content. When it changes, the status of the last copy is hidden. */
  to: () => unknown;
  /** Returns the query or the hash of the URL. Its errors are shown to the reader. */
  encode: () => string | Promise<string>;
  /** True if the button is the most important one of its bar. */
  isMain?: boolean;
}

/** Button that copies a URL of this page. If the browser doesn't allow that, puts the URL into the address bar. */
export function CopyLink({ to, encode, isMain = false }: CopyLinkProps) {
  const [status, setStatus] = useState({ of: to(), text: '' });

  async function copy(): Promise<void> {
    const of = to();
    const showStatus = (text: string) => setStatus({ of, text });
    const { origin, pathname } = window.location;
    const link = (async () => origin + pathname + (await encode()))();
    try {
      await copyText(link);
      const { length } = await link;
      const isLong = length > MAX_COMFORTABLE_LENGTH;
      showStatus(
        isLong
          ? `Copied. The link has ${length} characters, so some chat apps may cut it off.`
          : 'Copied',
      );
    } catch (error) {
      console.warn('Couldn’t copy the link.', error);
      await link.then(
        (address) => {
          window.history.replaceState(window.history.state, '', address);
          showStatus('The link is in the address bar');
        },
        ({ message }: Error) => showStatus(message),
      );
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        sx={{ variant: isMain ? 'buttons.main' : 'buttons.tool' }}
      >
        Copy link
      </button>
      <span role="status" sx={{ fontSize: 1, minWidth: '4em' }}>
        {status.of === to() && status.text}
      </span>
    </>
  );
}
