/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TabItem, Tabs } from '../../src/content/elements/Tabs';
import { showStoredSelections, startTabs } from '../../src/content/elements/tab-selection';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

async function show(content: ReactNode): Promise<void> {
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(content));
  // Readers get static HTML.
  document.body.innerHTML = container.innerHTML;
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = () =>
  tabs()
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);
/** Texts of the visible panels. */
const shown = () =>
  [...document.querySelectorAll('[role="tabpanel"][data-selected]')].map(
    (panel) => panel.lastElementChild!.textContent,
  );
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const systems = (groupId?: string) => (
  <Tabs {...(groupId ? { groupId } : {})}>
    <TabItem value="mac" label="macOS">
      <p>Mac</p>
    </TabItem>
    <TabItem value="win" label="Windows">
      <p>Win</p>
    </TabItem>
    <TabItem value="linux">
      <p>Lin</p>
    </TabItem>
  </Tabs>
);

beforeAll(startTabs);
beforeEach(() => {
  window.localStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

test('the first tab or the default value is selected', async () => {
  await show(systems());
  expect([selected(), shown()]).toEqual([['macOS'], ['Mac']]);
  await show(
    <Tabs defaultValue="b" values={[{ value: 'a' }, { value: 'b', label: 'Second' }]}>
      <TabItem value="a">
        <p>A</p>
      </TabItem>
      <TabItem value="b">
        <p>B</p>
      </TabItem>
    </Tabs>,
  );
  expect([selected(), shown()]).toEqual([['Second'], ['B']]);
});

test('clicks and arrow keys select a tab, and only the selected tab is a tab stop', async () => {
  await show(systems());
  tabs()[1]!.click();
  expect([selected(), shown()]).toEqual([['Windows'], ['Win']]);
  tabs()[1]!.focus();
  press('ArrowRight');
  expect([selected(), document.activeElement!.textContent]).toEqual([['linux'], 'linux']);
  press('ArrowRight');
  expect(selected()).toEqual(['macOS']);
  press('End');
  expect(selected()).toEqual(['linux']);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('tabs of a group are selected together and stay selected on the next page', async () => {
  await show(
    <>
      {systems('os')}
      {systems('os')}
      {systems()}
    </>,
  );
  tabs()[1]!.click();
  expect(selected()).toEqual(['Windows', 'Windows', 'macOS']);
  await show(systems('os'));
  document.dispatchEvent(new CustomEvent('site:page'));
  expect([selected(), shown()]).toEqual([['Windows'], ['Win']]);
});

test('a stored value without a matching tab is ignored', async () => {
  window.localStorage.setItem('theme-ui-docs-tab-os', 'amiga');
  showStoredSelections();
  await show(systems('os'));
  document.dispatchEvent(new CustomEvent('site:page'));
  expect([selected(), shown()]).toEqual([['macOS'], ['Mac']]);
});

test('find in page can open a panel, and selects its tab', async () => {
  await show(systems());
  document.dispatchEvent(new CustomEvent('site:page'));
  const panels = [...document.querySelectorAll('[role="tabpanel"]')];
  const hidden = () => panels.map((panel) => panel.getAttribute('hidden'));
  expect(hidden()).toEqual([null, 'until-found', 'until-found']);
  panels[2]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect([selected(), shown()]).toEqual([['linux'], ['Lin']]);
  expect(hidden()).toEqual(['until-found', 'until-found', null]);
});

test('tabs inside a panel are separate', async () => {
  await show(
    <Tabs>
      <TabItem value="outer">{systems()}</TabItem>
      <TabItem value="other">
        <p>Other</p>
      </TabItem>
    </Tabs>,
  );
  tabs()
    .find(({ textContent }) => textContent === 'linux')!
    .click();
  expect(selected()).toEqual(['outer', 'linux']);
});

test('a link to an element in a hidden panel selects its tab and scrolls there', async () => {
  await show(
    <Tabs>
      <TabItem value="one">
        <p>1</p>
      </TabItem>
      <TabItem value="two">
        <p id="two">2</p>
      </TabItem>
    </Tabs>,
  );
  const scrolled = jest.fn();
  document.querySelector('#two')!.scrollIntoView = scrolled;
  window.location.hash = '#two';
  window.dispatchEvent(new Event('hashchange'));
  expect([selected(), shown()]).toEqual([['two'], ['2']]);
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.location.hash = '';
});
