import { nameOfLink, readWork } from '../../live-code/work-memory';
import { decodeWork, hasWork, type SharedWork } from '../../live-code/share-link';
import { startingWork } from '../../live-code/starting-work';

/** Work in the playground, and its source. */
export interface OpenedWork {
  work: SharedWork;
  /**
   * Name of its link (`nameOfLink`); empty for the reader's work. Code from a link doesn't run until a click on Run.
   */
  link: string;
  /** Why the link couldn't be opened. */
  problem: string | undefined;
}

/** Opens the work of the URL's hash, or else the reader's stored work, or the initial one. */
export async function openWork(): Promise<OpenedWork> {
  const { hash } = window.location;
  const readerWork: OpenedWork = {
    work: readWork('') ?? startingWork,
    link: '',
    problem: undefined,
  };
  if (!hasWork(hash)) return readerWork;
  try {
    const link = await nameOfLink(hash);
    return { work: readWork(link) ?? (await decodeWork(hash)), link, problem: undefined };
  } catch (error) {
    return { ...readerWork, problem: (error as Error).message };
  }
}
