import type { Findings, Hit, HitPage } from '../search/messages';
import { navigationId } from './menu';
import { patternOf } from '../search/pattern';

/** An element with attributes and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A button that does something. */
export function makeButton(
  act: () => void,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, ...children);
  button.addEventListener('click', act);
  return button;
}

/** Text in which words are marked. */
function marked(text: string, terms: string[]): (Node | string)[] {
  const pattern = patternOf(terms);
  if (!pattern) return [text];
  const words = [...text.matchAll(pattern)];
  const between = text.split(pattern);
  return between.flatMap((part, index) =>
    index < words.length ? [part, make('mark', {}, words[index]![0])] : [part],
  );
}

/** Link to what was found. */
function hitLink({ title }: HitPage, { href, headings, excerpt, terms }: Hit): HTMLAnchorElement {
  const name = headings.length > 0 ? headings.join(' › ') : title;
  return make(
    'a',
    { href },
    make('strong', {}, ...marked(name, terms)),
    ' ',
    make('span', {}, ...marked(excerpt, terms)),
  );
}

/** A page that was found: where it stands, and links to its parts. */
export interface FoundGroup {
  heading: HTMLElement;
  links: { link: HTMLAnchorElement; hit: Hit }[];
}

/** The pages that were found, each with its links. */
export function foundGroups({ pages }: Findings): FoundGroup[] {
  return pages.map((page) => ({
    heading: make(
      'span',
      {},
      [page.section, page.title]
        .filter((name, index, all) => name && name !== all[index - 1])
        .join(' / '),
    ),
    links: page.hits.map((hit) => ({ link: hitLink(page, hit), hit })),
  }));
}

/** How much was found, in words. */
export function countText({ query, pages, hasMore }: Findings): string {
  const results = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  if (results === 0) return `Nothing found for “${query}”.`;
  const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const text = `${counted(results, 'result')} on ${counted(pages.length, 'page')}`;
  return hasMore ? `The best ${text}.` : `${text}.`;
}

/** Links to the sections of the side navigation, under a heading. */
export function sectionLinks(): HTMLElement {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`#${navigationId} a[href]:not(li li *)`),
  ].filter((link) => link.getAttribute('href') !== '#');
  return make(
    'section',
    { 'aria-label': 'Sections' },
    make('h2', {}, 'Sections'),
    make(
      'ul',
      {},
      ...links.map(({ href, textContent }) => make('li', {}, make('a', { href }, textContent))),
    ),
  );
}

/** Buttons with words that are near to those of a query that found nothing. */
export function suggestionList(suggestions: string[], take: (word: string) => void): HTMLElement {
  return make(
    'section',
    { 'aria-label': 'Similar words' },
    make('h2', {}, 'Similar words'),
    make(
      'ul',
      {},
      ...suggestions.map((word) =>
        make(
          'li',
          {},
          makeButton(() => take(word), {}, word),
        ),
      ),
    ),
  );
}
