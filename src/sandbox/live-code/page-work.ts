import { sitePreset } from './messages';
import { openInPlayground } from './open-in-playground';
import { encodeWork, type SharedWork } from './share-link';
import { startingWork } from './starting-work';

/** Returns the page's recipe, as it's edited, or the initial code, with the preset that the link names. */
function readWork(link: HTMLAnchorElement): SharedWork {
  const recipe = document.querySelector('[data-recipe]');
  const code =
    recipe?.querySelector('textarea')?.value ??
    recipe?.querySelector('pre code')?.textContent ??
    startingWork.code;
  const preset = link.getAttribute('data-playground') || sitePreset;
  return { code, theme: '', preset, mode: undefined };
}

/** Adds the work to the link's URL, for a new tab. In a new tab, work that's too long opens an empty playground. */
export async function addWork(link: HTMLAnchorElement): Promise<void> {
  link.hash = await encodeWork(readWork(link)).catch(() => '');
}

/** Opens the work in this tab. */
export const openWork = (link: HTMLAnchorElement) => openInPlayground(readWork(link));
