/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react';
import { encodeWork, type SharedWork } from '../../live-code/share-link';
import { CopyLink } from '../live-code/CopyLink';

/** Longer addresses get lost in some chats and mail programs, in characters. */
const comfortableLength = 2000;

/** Copies a link that carries the work; says how long it is before. */
export function ShareLink({ work }: { work: SharedWork }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const { code, theme, preset, mode } = work;

  useEffect(() => {
    let isCurrent = true;
    encodeWork({ code, theme, preset, mode }).then(
      (hash) => {
        if (!isCurrent) return;
        setAddress(`${window.location.origin}${window.location.pathname}#${hash}`);
        setProblem('');
      },
      (error: Error) => {
        if (!isCurrent) return;
        setAddress('');
        setProblem(error.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, theme, preset, mode]);

  return (
    <>
      <CopyLink address={address} />
      <span sx={{ minWidth: 108, fontSize: 1, color: 'gray' }}>
        {address &&
          `${address.length} characters${address.length > comfortableLength ? ', long for a chat' : ''}`}
      </span>
      <span role="status" sx={{ fontSize: 1 }}>
        {problem}
      </span>
    </>
  );
}
