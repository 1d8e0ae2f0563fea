/** @jest-environment jsdom */
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { builtPages, type BuiltPage } from '../support/built-pages';
import { checkEach } from '../support/check-each';

/** Examples, pictures, and controls, which a reader view may leave out. */
const omitted = '[role="group"][aria-label^="Preview"], [inert], [hidden], [aria-hidden="true"]';

/** Parts that a reader view must have, as selectors for the page and for the reader view. */
const parts = {
  heading: ['h2, h3, h4, h5, h6', 'h2, h3, h4, h5, h6'],
  note: ['[role="note"]', 'body'],
  code: ['pre code', 'pre'],
} as const;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Texts of the elements that a selector matches. */
const readTexts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].flatMap((element) =>
    element.closest(omitted) ? [] : element.textContent!.replace(/\s+/g, ' ').trim(),
  );

/** Reads the parts of a page, and those that its reader view doesn't have. */
function compareReaderView({ path, html }: BuiltPage) {
  const page = parse(html);
  // Firefox offers no reader view for a page with little text.
  const content = isProbablyReaderable(page) ? page.querySelector('[data-content]') : null;
  const expected = Object.entries(parts).flatMap(([kind, [selector, shownIn]]) =>
    content ? readTexts(content, selector).map((text) => ({ kind, text, shownIn })) : [],
  );
  const view = parse(new Readability(page).parse()?.content ?? '');
  const missing = expected.filter(
    ({ text, shownIn }) => !readTexts(view, shownIn).some((shown) => shown.includes(text)),
  );
  return { path, expected, missing };
}

// Readability makes the reader view of Firefox and of services that save pages for later.
test('a reader view has all headings, notes, and code of a page', () => {
  const views = builtPages().map(compareReaderView);
  expect(views.filter(({ expected }) => expected.length > 0).length).toBeGreaterThan(150);
  const kinds = views.flatMap(({ expected }) => expected.map(({ kind }) => kind));
  for (const kind of Object.keys(parts))
    expect(kinds.filter((other) => other === kind).length).toBeGreaterThan(20);
  checkEach(views, ({ path, missing }) =>
    missing.map(({ kind, text }) => `${path}: the ${kind} “${text.slice(0, 60)}” is missing.`),
  );
});
