export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** What a reader entered. */
export interface EnteredValue {
  value: string;
  /** Selected text; undefined in fields without one. */
  selection: [start: number, end: number] | undefined;
}

/** Selected text of a field; undefined for other elements. */
function readSelection(element: Element): EnteredValue['selection'] {
  const { selectionStart, selectionEnd } = element as Partial<HTMLInputElement>;
  return typeof selectionStart === 'number' ? [selectionStart, selectionEnd!] : undefined;
}

function select(element: Element, selection: EnteredValue['selection']): void {
  if (selection && readSelection(element))
    (element as HTMLInputElement).setSelectionRange(...selection);
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

export const readEntered = (field: Field): EnteredValue => ({
  value: isCheckable(field) ? String(field.checked) : field.value,
  selection: readSelection(field),
});

/**
 * Replays a field's value to React as user input, with the selection. React ignores `input` events if the
 * value equals the last one set on the element, so this sets it with the prototype's setter, which React doesn't track.
 */
export function reenter(field: Field, { value, selection }: EnteredValue): void {
  if (isCheckable(field)) {
    const isChecked = value === 'true';
    if (field.type === 'checkbox' && isChecked === field.defaultChecked) return;
    // React compares with the last value set, and the click toggles it.
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  select(field, selection);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** True if the field differs from the page's HTML. */
function isChanged(field: Field): boolean {
  if (isCheckable(field)) {
    // Of a radio group, only the radio that's checked now.
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Focuses an element again if the focus was lost, with the selection that another one had. */
export function restoreFocus(element: HTMLElement, selected: Element = element): void {
  const selection = readSelection(selected);
  if (document.activeElement !== document.body) return;
  element.focus({ preventScroll: true });
  select(element, selection);
}

/**
 * Remembers the fields and the focus of an island. If a translator has changed texts in its HTML, React replaces all of
 * its elements.
 * @returns a function that enters the values again, and moves the focus, in the elements that took their place
 */
export function rememberFields(island: Element): () => void {
  const findAll = (tag: string) => [...island.querySelectorAll<HTMLElement>(tag)];
  const elements = ['input', 'select', 'textarea'].flatMap(findAll);
  const focused = document.activeElement;
  const isFocusInside = focused && island.contains(focused);
  if (isFocusInside && !isField(focused)) elements.push(focused as HTMLElement);
  const places = elements.map((element) => ({
    element,
    index: findAll(element.tagName).indexOf(element),
  }));
  return () => {
    for (const { element, index } of places) {
      if (element.isConnected) continue;
      const replacement = findAll(element.tagName)[index];
      if (!replacement) continue;
      if (isField(element) && isField(replacement) && element.type === replacement.type) {
        if (isChanged(element)) reenter(replacement, readEntered(element));
      }
      if (element === focused) restoreFocus(replacement, element);
    }
  };
}
