/**
 * @jest-environment jsdom
 */
import { startMenu } from '../../src/shell/sidebar/menu';

const button = () => document.querySelector('button')!;
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const announcePage = () => document.dispatchEvent(new Event('site:page'));

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  document.body.innerHTML =
    '<button data-menu-toggle aria-expanded="false">Menu</button><nav id="navigation" tabindex="-1"></nav>';
  startMenu();
});

test('a menu stays open when the rest of its page has loaded, and closes on another page', () => {
  button().click();
  expect(isOpen()).toBe(true);
  announcePage();
  expect(isOpen()).toBe(true);
  window.history.pushState(null, '', '/other-page');
  announcePage();
  expect(isOpen()).toBe(false);
});
