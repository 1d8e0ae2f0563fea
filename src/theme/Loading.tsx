// Replaces: core's Loading (3.10.2), what a route shows until its chunks are there.
// Why: src/page-loading fetches a page before it shows it, so this appears only for chunks that broke.
import type UpstreamLoading from '@theme/Loading';
import type { ComponentProps } from 'react';
import { ErrorContent } from '../components/shell/ErrorContent';

export default function Loading({ error, retry }: ComponentProps<typeof UpstreamLoading>) {
  return error ? <ErrorContent error={error as Error} tryAgain={retry} /> : null;
}
