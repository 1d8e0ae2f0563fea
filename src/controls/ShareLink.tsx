/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react';
import { CopyLink } from './CopyLink';

/** Longer addresses get lost in some chats and mail programs, in characters. */
const comfortableLength = 2000;

interface ShareLinkProps {
  /** Writes what is shared into a hash, without `#`; throws an error in words for the reader. Another one for other work. */
  encode: () => Promise<string>;
  /** Writes what there is at a press, where `encode` follows it by a moment. */
  encodeNow?: () => Promise<string>;
}

const addressWith = (hash: string) =>
  `${window.location.origin}${window.location.pathname}#${hash}`;

/** Copies a link that carries what is on the page; says so if it's long. */
export function ShareLink({ encode, encodeNow = encode }: ShareLinkProps) {
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isCurrent = true;
    encode().then(
      (hash) => {
        if (!isCurrent) return;
        setAddress(addressWith(hash));
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
  }, [encode]);

  return (
    <>
      <CopyLink address={address} addressNow={async () => addressWith(await encodeNow())} />
      {address && address.length > comfortableLength && (
        <span sx={{ fontSize: 1, color: 'gray' }}>
          {`${address.length} characters; some chat apps may cut this link off`}
        </span>
      )}
      <span role="status" sx={{ fontSize: 1 }}>
        {problem}
      </span>
    </>
  );
}
