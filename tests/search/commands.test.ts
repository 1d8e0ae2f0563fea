/** @jest-environment jsdom */
import * as library from 'theme-ui';
import sidebars from '../../sidebars';
import { commandRows } from '../../src/shell/search/browser/commands';

const link = (href: string, text: string, more = '') =>
  `<li><a href="${href}" ${more}>${text}</a></li>`;

beforeEach(() => {
  document.documentElement.setAttribute('data-color-mode', 'default');
  document.body.innerHTML = `
    <header>
      <details data-versions=""><ul>
        ${link('/components/box', '<strong>0.17</strong>', 'aria-current="true" data-same-page=""')}
        ${link('/0.16/components/box', '<strong>0.16</strong>', 'data-same-page=""')}
        ${link('/0.15', '<strong>0.15</strong>')}
      </ul></details>
      <details data-dropdown=""><ul>
        <button data-color-mode-choice="default"><span></span>Light</button>
        <button data-color-mode-choice="dark"><span></span>Dark</button>
        <button data-color-mode-choice=""><span></span>Follow the system</button>
      </ul></details>
    </header>
    <nav id="navigation"><ul>
      ${link('/components/variants', 'Variants')}
      <li><span>Layout</span><ul>
        ${link('/components/box', 'Box', 'aria-current="page"')}
        ${link('/components/button', 'Button')}
      </ul></li>
      ${link('/presets/funk', 'funk')}
    </ul></nav>`;
});

test.each<[query: string, ...commands: string[]]>([
  ['', 'Switch to Dark', 'Copy the Box import', 'Make a theme from funk', 'This page in 0.16'],
  ['dark', 'Switch to Dark'],
  ['Dar', 'Switch to Dark'],
  ['dark mode'],
  ['system', 'Follow the system'],
  ['copy', 'Copy the Box import'],
  ['copy  import BUTTON', 'Copy the Button import'],
  ['import b', 'Copy the Box import', 'Copy the Button import'],
  ['import'],
  ['import theme'],
  ['copy variants'],
  ['customize'],
  ['customize f', 'Make a theme from funk'],
  ['0.16', 'This page in 0.16'],
  ['0.16 of this page', 'This page in 0.16'],
  ['0.15'],
])('"%s" shows its commands', (query, ...commands) => {
  const rows = commandRows(query, '', () => {});
  expect(rows.map((row) => row.children[1]!.textContent)).toEqual(commands);
});

test('commands lead where their links do', () => {
  const addresses = ['customize funk', '0.16'].map((query) =>
    commandRows(query, '', () => {})[0]!.getAttribute('href'),
  );
  expect(addresses).toEqual(['/customize?base=funk', '/0.16/components/box']);
});

test('all components in groups of the side navigation can be imported', () => {
  const groups = sidebars.docs as { label: string; items: (string | { items: string[] })[] }[];
  const names = groups
    .find(({ label }) => label === 'Components')!
    .items.flatMap((item) => (typeof item === 'string' ? [] : item.items))
    .map((id) =>
      id.replace(/^.*\/|-/g, ' ').replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
});
