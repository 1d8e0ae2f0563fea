import { nameOfLink, readWork } from '../../live-code/work-memory';
import { decodeWork, holdsWork, type SharedWork } from '../../live-code/share-link';
import { startingWork } from '../../live-code/starting-work';

/** Where the work came from, and what is to be said about it. */
export interface Opened {
  work: SharedWork;
  /** Name of the link that it came with (`nameOfLink`); empty for the reader's own. Code of a link waits for Run. */
  link: string;
  problem: string | undefined;
}

/** Opens what a link or an example brought, or what was here before. */
export async function openWork(): Promise<Opened> {
  const { hash } = window.location;
  const own: Opened = { work: readWork('') ?? startingWork, link: '', problem: undefined };
  if (!holdsWork(hash)) return own;
  try {
    const link = await nameOfLink(hash);
    return { work: readWork(link) ?? (await decodeWork(hash)), link, problem: undefined };
  } catch (error) {
    return { ...own, problem: (error as Error).message };
  }
}
