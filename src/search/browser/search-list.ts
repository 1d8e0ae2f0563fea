import { columnKeys, indexAfterKey } from '../../browser/keys';
import { make } from '../../browser/make-element';
import type { FoundGroup } from './results';

/** The results as the list of a combobox: one of them is chosen while the focus stays in the field. */
export interface SearchList {
  element: HTMLElement;
  /** Shows pages, with the first place of the first one chosen. */
  show(groups: FoundGroup[]): void;
  /** The link that is chosen; undefined without results. */
  chosen(): HTMLAnchorElement | undefined;
}

/**
 * Makes the list of a combobox by the ARIA practices: arrow keys, Home and End in the field choose, and so does
 * a pointer over it. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @param input the field, which names the list and the chosen option for assistive technology
 */
export function makeSearchList(input: HTMLInputElement): SearchList {
  const id = 'search-results';
  const element = make('div', { id, role: 'listbox', 'aria-label': 'Results', tabindex: '-1' });
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  function choose(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  /** With the first option comes the name of its page above it. */
  function scrollToChosen(): void {
    if (active === 0) element.scrollTop = 0;
    else options[active]?.scrollIntoView({ block: 'nearest' });
  }

  input.addEventListener('keydown', (event) => {
    const index = indexAfterKey(event, active, options.length, columnKeys);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    scrollToChosen();
  });
  element.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    if (index >= 0 && index !== active) choose(index);
  });

  return {
    element,
    show(groups) {
      options = groups.flatMap(({ links }) => links);
      options.forEach((link, index) => {
        link.id = `search-option-${index}`;
        link.setAttribute('role', 'option');
        link.setAttribute('aria-selected', 'false');
        link.tabIndex = -1;
      });
      element.replaceChildren(
        ...groups.map(({ name, links }, index) => {
          const heading = make('span', { id: `search-group-${index}` }, name);
          return make('div', { role: 'group', 'aria-labelledby': heading.id }, heading, ...links);
        }),
      );
      element.hidden = options.length === 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      choose(options.length > 0 ? 0 : -1);
      scrollToChosen();
    },
    chosen: () => options[active],
  };
}
