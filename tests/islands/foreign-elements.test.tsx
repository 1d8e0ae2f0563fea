/** @jest-environment jsdom */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberFields } from '../../src/runtime/islands/fields';
import { markElements, removeForeignElements } from '../../src/runtime/islands/foreign-elements';

/** A list with a filter, and HTML that React doesn't manage. */
function Filter() {
  const [query, setQuery] = useState('');
  return (
    <div>
      <label htmlFor="filter">Filter</label>
      <div>
        <input id="filter" value={query} onChange={({ target }) => setQuery(target.value)} />
        <button type="button">Clear</button>
      </div>
      <p>{query || 'everything'}</p>
      <div data-slot="" dangerouslySetInnerHTML={{ __html: '<b>Text</b>' }} />
    </div>
  );
}

const getField = () => document.querySelector('input')!;
const findExtension = () => document.querySelector('pass-icon');

/** Shows the server's HTML of the island. Types into the field, as a reader does before React starts. */
function showIsland(): HTMLElement {
  document.body.innerHTML = `<main>${markElements(renderToString(<Filter />))}</main>`;
  getField().focus();
  getField().value = 'but';
  getField().setSelectionRange(1, 2);
  return document.querySelector('main')!;
}

let root: Root | undefined;
// React's development build warns about the marks.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => root?.unmount());

/** Hydrates the island. Returns React's errors. */
function hydrate(island: HTMLElement): unknown[] {
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  flushSync(() => {
    root = hydrateRoot(island, <Filter />, { onRecoverableError });
  });
  return errors;
}

const createExtension = () => document.createElement('pass-icon');
const places: [place: string, insert: () => void][] = [
  ['before the field', () => getField().before(createExtension())],
  ['after the field', () => getField().after(createExtension(), createExtension())],
  ['at the end of its parent', () => getField().parentElement!.append(createExtension())],
  ['in the field’s label', () => document.querySelector('label')!.prepend(createExtension())],
  ['at the start of the island', () => document.querySelector('main')!.prepend(createExtension())],
  [
    'around the field',
    () => {
      const icon = createExtension();
      icon.innerHTML = '<i></i>';
      getField().before(icon);
      icon.append(getField());
      getField().focus();
      getField().setSelectionRange(1, 2);
    },
  ],
];

test.each(places)(
  'an extension’s element %s costs no text, focus, or element',
  (_place, insert) => {
    const island = showIsland();
    const field = getField();
    insert();
    const putBack = removeForeignElements(island)!;
    expect(hydrate(island)).toEqual([]);
    putBack();
    expect(getField()).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['but', 1, 2]);
    expect(document.activeElement).toBe(field);
    expect(findExtension()).not.toBeNull();
  },
);

test('elements are put back where they were', () => {
  const island = showIsland();
  for (const [, insert] of places.slice(0, -1)) insert();
  const before = island.innerHTML;
  removeForeignElements(island)!();
  expect(island.innerHTML).toBe(before);
});

test('an island without other elements, or with them in its slot, is left as it is', () => {
  const island = showIsland();
  document.querySelector('[data-slot]')!.append(createExtension());
  expect(removeForeignElements(island)).toBeUndefined();
});

test('elements of an inner island have one mark, and style sheets stay as they are', () => {
  const inner = markElements('<div><p>a &lt;b</p></div>');
  const style = '<style data-emotion="css a">@property --a{syntax:"<length>"}</style>';
  expect(markElements(`${style}<my-box>${inner}<style>a{}</style></my-box>`)).toBe(
    `${style}<my-box data-built="">${inner}<style data-built="">a{}</style></my-box>`,
  );
});

test('if React replaces the elements, as on translated pages, fields keep their text, and the focus', () => {
  const island = showIsland();
  const restoreFields = rememberFields(island);
  const old = getField();
  document.querySelector('p')!.innerHTML = '<font>tout</font>';
  expect(hydrate(island)).toHaveLength(1);
  expect(getField()).not.toBe(old);
  restoreFields();
  expect([getField().value, getField().selectionStart, getField().selectionEnd]).toEqual([
    'but',
    1,
    2,
  ]);
  expect(document.activeElement).toBe(getField());
  expect(island.querySelector('p')!.textContent).toBe('but');
});
