/** @jsxImportSource theme-ui */
import { useState } from 'react';

/** Copies an address of this page; a browser that refuses gets it in its address bar. */
export function CopyLink({ address }: { address: string }) {
  const [said, say] = useState({ address, text: '' });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      say({ address, text: 'Copied' });
    } catch (error) {
      console.warn('The browser did not allow copying.', error);
      // The address bar is a place to copy from, too.
      window.history.replaceState(window.history.state, '', address);
      say({ address, text: 'The link is in the address bar' });
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
