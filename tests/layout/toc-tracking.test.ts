/** @jest-environment jsdom */
import { startTocTracking } from '../../src/shell/layout/toc-tracking';

test('the current section is never in a tab that is not selected; on phones, its name is shown', async () => {
  document.body.innerHTML = `
    <span data-toc-current></span>
    <ul data-toc><a href="#a">A</a><a href="#b">B</a></ul>
    <div role="tabpanel" data-selected><h2 id="a">A</h2></div>
    <div role="tabpanel"><h2 id="b">B</h2></div>`;
  startTocTracking();
  const isMarked = () => document.querySelector('[aria-current]');
  while (!isMarked()) await new Promise((resolve) => setTimeout(resolve, 10));
  const current = document.querySelectorAll('[aria-current="location"]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['A']);
  // On phones, next to the button.
  expect(document.querySelector('[data-toc-current]')?.textContent).toBe('A');
});
