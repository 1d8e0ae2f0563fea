import { repository } from '../../../package.json';
import versionList from '../../../version-list.json';

/** Product name; also the site title, and part of every page title. */
export const siteName = 'Theme UI';

/** Separator between the page title and the site name. */
export const titleDelimiter = '–';

/** Default description; pages set their own. */
export const siteDescription =
  'Documentation for Theme UI: build themeable React interfaces from one set of design constraints.';

/** Source repository of the library, linked in the header. */
export const libraryRepository = 'https://github.com/system-ui/theme-ui';

/** Library release that the current docs describe. A test checks that it matches the installed package. */
export const libraryVersion = versionList.current.release;

/** URL of this site's repository, from package.json. */
export const docsRepository = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Branch that edit links open. */
const docsBranch = 'main';

/** Folder of the Markdown files, relative to the repository root. */
export const docsFolder = 'docs';

/** Path of the playground. */
export const playgroundPath = '/playground';

/** Path of the change log. */
export const changesPath = '/changes';

/** Path of the change log's Atom feed. `.xml` because some servers have no MIME type for `.atom`. */
export const changesFeedPath = '/changes.xml';

/**
 * Returns the URL that opens a file in GitHub's editor.
 * @param sourcePath relative to the repository root, with forward slashes
 */
export function editUrl(sourcePath: string): string {
  return `${docsRepository}/edit/${docsBranch}/${sourcePath}`;
}

/** Returns the document title of a page: its title and the site name. */
export function fullTitle(title: string): string {
  return title === siteName ? siteName : `${title} ${titleDelimiter} ${siteName}`;
}
