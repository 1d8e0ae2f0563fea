/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { copyText } from '../browser/copy-text';

interface CopyLinkProps {
  /** URL to copy; undefined until it's known, empty if there's none. */
  address: string | undefined;
  /** Computes the URL on click, if `address` lags behind the page. Errors are shown to the reader. */
  addressNow?: () => Promise<string>;
}

/** Button that copies a URL of this page. If the browser refuses, puts it in the address bar. */
export function CopyLink({ address, addressNow }: CopyLinkProps) {
  const [said, say] = useState({ address, text: '' });

  function putIntoAddressBar(newest: string): void {
    window.history.replaceState(window.history.state, '', newest);
    say({ address: newest, text: 'The link is in the address bar' });
  }
  async function copy(): Promise<void> {
    const newest = addressNow?.() ?? Promise.resolve(address!);
    try {
      await copyText(newest);
      say({ address: await newest, text: 'Copied' });
    } catch (error) {
      console.warn('Couldn’t copy the link.', error);
      await newest.then(putIntoAddressBar, ({ message }: Error) => say({ address, text: message }));
    }
  }

  return (
    <>
      <button
        type="button"
        disabled={address === ''}
        onClick={() => void copy()}
        sx={{ variant: 'buttons.tool' }}
      >
        Copy link
      </button>
      <span role="status" sx={{ fontSize: 1, minWidth: '4em' }}>
        {said.address === address && said.text}
      </span>
    </>
  );
}
