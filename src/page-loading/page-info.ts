import { pageInfoId, type PageInfo } from './page-view';

let current: PageInfo | undefined;

function read(): PageInfo {
  const element = document.getElementById(pageInfoId);
  // None on the development server.
  return element
    ? (JSON.parse(element.textContent) as PageInfo)
    : { build: 'development', scripts: [] };
}

/** Hash of the build that this document, and its scripts, are from. */
export const ownBuild = (): string => (current ??= read()).build;

/** Addresses of the scripts that the islands of the page shown need. */
export const pageScripts = (): string[] => (current ??= read()).scripts;

/** Sets the scripts of a page that takes the place of the one before. */
export function setPageScripts(scripts: string[]): void {
  current = { build: ownBuild(), scripts };
}
