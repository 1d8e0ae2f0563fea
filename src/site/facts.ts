import { repository } from '../../package.json';
import versionList from '../../version-list.json';

/** Product name, used as the site title and in every page title. */
export const siteName = 'Theme UI';

/** Stands between a page's title and the site's. */
export const titleDelimiter = '–';

/** One sentence about the site; pages bring their own description. */
export const siteDescription =
  'Documentation of Theme UI: build themeable React interfaces from one set of design constraints.';

/** The library's source repository, linked from the header. */
export const libraryRepository = 'https://github.com/system-ui/theme-ui';

/** The library release that the newest pages describe; a test holds it equal to the installed package. */
export const libraryVersion = versionList.current.release;

/** This documentation's own repository, from package.json, as a browsable address. */
export const docsRepository = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Branch that edit links open. */
export const docsBranch = 'main';

/** Folder of the Markdown files, relative to the repository's root. */
export const docsFolder = 'docs';

/** Address of the page on which readers write code of their own. */
export const playgroundPath = '/playground';

/** Address of the page that says what is new. */
export const changesPath = '/changes';

/** Address of its Atom feed. Servers know the type of `.xml`; some do not know `.atom`. */
export const changesFeedPath = '/changes.xml';

/**
 * Address that opens a source file in the repository's editor.
 * @param sourcePath path of the file relative to the repository's root, with forward slashes
 */
export function editUrl(sourcePath: string): string {
  return `${docsRepository}/edit/${docsBranch}/${sourcePath}`;
}

/** A page's title as browsers, search results and screen readers give it, with the name of the site. */
export function fullTitle(title: string): string {
  return title === siteName ? siteName : `${title} ${titleDelimiter} ${siteName}`;
}
