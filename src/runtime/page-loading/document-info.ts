import { documentInfoId, type DocumentInfo } from './page-view';

// Not in ./page-view, which the service worker imports: workers have no `document`.

let current: DocumentInfo | undefined;

function read(): DocumentInfo {
  const element = document.getElementById(documentInfoId);
  // The development server doesn't write one.
  return element
    ? (JSON.parse(element.textContent) as DocumentInfo)
    : { build: 'development', scripts: [] };
}

/** Build hash of the current document and its scripts. */
export const documentBuild = (): string => (current ??= read()).build;

/** URLs of the scripts that the islands of the current page need. */
export const pageScripts = (): string[] => (current ??= read()).scripts;

/** Sets the island scripts after an in-app navigation. */
export function setPageScripts(scripts: string[]): void {
  current = { build: documentBuild(), scripts };
}
