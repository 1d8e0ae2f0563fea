import { readFileSync } from 'node:fs';
import { checkEach } from '../support/check-each';
import { pageFiles } from '../support/page-code';

const pathOf = (file: string) =>
  /^slug: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ??
  file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '');

/** Pages that list a section don't count: they link to everything. */
const lists = ['/components', '/guides', '/recipes', '/changes'];

test("a page's text links to each page, not only the navigation", () => {
  const linked = new Set(
    pageFiles()
      .filter((file) => !lists.includes(pathOf(file)))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:\]\(|")(\/[\w/-]*)/g)]
          .map(([, path]) => path!)
          .filter((path) => path !== pathOf(file)),
      ),
  );
  checkEach(pageFiles().map(pathOf), (path) => [
    path !== '' &&
      !linked.has(path) &&
      `No page's text links to ${path}. Add a link where it helps.`,
  ]);
});
