/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { copyText } from '../../runtime/browser/copy-text';

/** Longer URLs get lost in some chats and mail programs, in characters. */
const MAX_COMFORTABLE_LENGTH = 2000;

interface CopyLinkProps {
  /** Returns what the link is to. What was said about another one is hidden. */
  to: () => unknown;
  /** Returns the query or the hash of the URL. Its errors are shown to the reader. */
  encode: () => string | Promise<string>;
}

/** Button that copies a URL of this page. If the browser refuses, puts it in the address bar. */
export function CopyLink({ to, encode }: CopyLinkProps) {
  const [said, setSaid] = useState({ of: to(), text: '' });

  async function copy(): Promise<void> {
    const of = to();
    const say = (text: string) => setSaid({ of, text });
    const { origin, pathname } = window.location;
    const link = (async () => origin + pathname + (await encode()))();
    try {
      await copyText(link);
      const { length } = await link;
      const isLong = length > MAX_COMFORTABLE_LENGTH;
      say(isLong ? `Copied. Some chat apps may cut off its ${length} characters.` : 'Copied');
    } catch (error) {
      console.warn('Couldn’t copy the link.', error);
      await link.then(
        (address) => {
          window.history.replaceState(window.history.state, '', address);
          say('The link is in the address bar');
        },
        ({ message }: Error) => say(message),
      );
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} sx={{ variant: 'buttons.tool' }}>
        Copy link
      </button>
      <span role="status" sx={{ fontSize: 1, minWidth: '4em' }}>
        {said.of === to() && said.text}
      </span>
    </>
  );
}
