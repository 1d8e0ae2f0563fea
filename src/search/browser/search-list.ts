import { columnKeys, indexAfterKey } from '../../browser/keys';
import { make } from '../../browser/make-element';
import type { FoundGroup } from './results';

/** Listbox of a combobox. An option is active while the focus stays in the field. */
export interface SearchList {
  element: HTMLElement;
  /** Shows results. Makes the first one active. */
  show(groups: FoundGroup[]): void;
  /** Returns the active link; undefined without results. */
  chosen(): HTMLAnchorElement | undefined;
}

/**
 * Creates the listbox, following the ARIA combobox pattern: arrow keys, Home, and End in the field, or hovering, make
 * an option active. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @param input receives `aria-controls` and `aria-activedescendant`
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

  /** Scrolls to the active option. For the first one of a page, also shows the page's name above it. */
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
  // A pressed result doesn't take the focus from the field: it may open in a new tab.
  element.addEventListener('mousedown', (event) => event.preventDefault());
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
