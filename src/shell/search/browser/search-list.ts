import { columnKeys, indexAfterKey } from '../../../runtime/browser/keys';
import { createElement } from '../../../runtime/browser/create-element';
import type { OptionGroup } from './results';

/** Listbox of a combobox. An option is active while the focus stays in the field. */
interface SearchList {
  element: HTMLElement;
  /** Shows results, or suggestions. */
  show(groups: OptionGroup[]): void;
  /** Returns the active option, a link or a button; undefined if there's none. */
  getActive(): HTMLElement | undefined;
}

/**
 * Creates the listbox, following the ARIA combobox pattern: the up and down arrow keys in the field, or hovering, make an
 * option active. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @param input receives `aria-controls` and `aria-activedescendant`
 * @param id of the listbox, and prefix of the ids in it
 * @param first index of the result that is active at first; -1 for none
 */
export function createSearchList(input: HTMLInputElement, id: string, first: 0 | -1): SearchList {
  const element = createElement('div', {
    id,
    role: 'listbox',
    'aria-label': 'Results',
    tabindex: '-1',
  });
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  let options: HTMLElement[] = [];
  let active = -1;

  function setActive(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  input.addEventListener('keydown', (event) => {
    const { key } = event;
    // In a dialog, they'd scroll the page behind it.
    if (key.startsWith('Page') && input.closest('dialog')) {
      event.preventDefault();
      element.scrollBy({ top: element.clientHeight * (key === 'PageDown' ? 0.9 : -0.9) });
    }
    const index = indexAfterKey(event, active, options.length, columnKeys);
    // Home and End move the caret.
    if (index === undefined || !key.startsWith('Arrow')) return;
    event.preventDefault();
    setActive(index);
    options[index]!.scrollIntoView({ block: 'nearest' });
  });
  element.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    if (index >= 0 && index !== active) setActive(index);
  });

  return {
    element,
    show(groups) {
      options = groups.flatMap((group) => group.options);
      options.forEach((option, index) => {
        option.id = `${id}-${index}`;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        option.tabIndex = -1;
      });
      element.replaceChildren(
        ...groups.map((group, index) => {
          const heading = createElement('span', { id: `${id}-group-${index}` }, group.name);
          return createElement(
            'div',
            { role: 'group', 'aria-labelledby': heading.id },
            heading,
            ...group.options,
          );
        }),
      );
      element.hidden = options.length === 0;
      element.scrollTop = 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      setActive(groups[0] && !groups[0].isSuggestion ? first : -1);
    },
    getActive: () => options[active],
  };
}
