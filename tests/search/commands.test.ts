/** @jest-environment jsdom */
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
    </header>`;
});

test.each<[query: string, ...commands: string[]]>([
  ['', 'Switch to Dark', 'This page in 0.16'],
  ['dark', 'Switch to Dark'],
  ['Dar', 'Switch to Dark'],
  ['dark mode'],
  ['system', 'Follow the system'],
  ['follow  the SYSTEM'],
  ['0.16', 'This page in 0.16'],
  ['0.16 of this page', 'This page in 0.16'],
  ['0.15'],
])('"%s" shows its commands', (query, ...commands) => {
  const rows = commandRows(query);
  expect(rows.map((row) => row.children[1]!.textContent)).toEqual(commands);
});

test('a command leads where its link does', () => {
  expect(commandRows('0.16')[0]!.getAttribute('href')).toBe('/0.16/components/box');
});
