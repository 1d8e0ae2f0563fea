import { addressOf } from '../../base/facts/base-url';
import { playgroundPath } from '../../base/facts/facts';
import { navigateTo } from '../../runtime/page-loading/navigate-to';
import { encodeWork, type SharedWork } from './share-link';
import { markOwnLink, nameOfLink, rememberWork } from './work-memory';

/** Opens work in the playground, in this tab. Work that's too long for a link replaces the reader's work there. */
export async function openInPlayground(work: SharedWork): Promise<void> {
  const page = addressOf(playgroundPath);
  let hash: string;
  try {
    hash = `#${await encodeWork(work)}`;
  } catch {
    rememberWork('', work);
    navigateTo(page);
    return;
  }
  const link = await nameOfLink(hash);
  markOwnLink(link);
  rememberWork(link, undefined);
  navigateTo(page + hash);
}
