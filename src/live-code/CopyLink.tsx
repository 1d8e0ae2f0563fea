/** @jsxImportSource theme-ui */
import { useState } from 'react';

interface CopyLinkProps {
  /** What is copied; empty while there is nothing. */
  address: string;
  /** The address at a press, where `address` follows the page by a moment; throws an error in words for the reader. */
  addressNow?: () => Promise<string>;
}

/** Copies an address of this page; a browser that refuses gets it in its address bar. */
export function CopyLink({ address, addressNow }: CopyLinkProps) {
  const [said, say] = useState({ address, text: '' });

  function putIntoAddressBar(newest: string): void {
    window.history.replaceState(window.history.state, '', newest);
    say({ address: newest, text: 'The link is in the address bar' });
  }
  async function copy(): Promise<void> {
    const newest = addressNow?.() ?? Promise.resolve(address);
    try {
      const blob = newest.then((text) => new Blob([text], { type: 'text/plain' }));
      // Within the press, before the address is there: later, Safari refuses.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
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
        disabled={!address}
        onClick={() => void copy()}
        sx={{ variant: 'buttons.tool' }}
      >
        Copy link
      </button>
      <span role="status" sx={{ fontSize: 1 }}>
        {said.address === address && said.text}
      </span>
    </>
  );
}
