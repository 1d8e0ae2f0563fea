/** @jest-environment jsdom */
import { startTocTracking } from '../../src/shell/layout/toc-tracking';

test('a heading in the panel of a tab that is not selected is never the current section', async () => {
  document.body.innerHTML = `
    <ul data-toc><a href="#a">A</a><a href="#b">B</a></ul>
    <div role="tabpanel" data-selected><h2 id="a">A</h2></div>
    <div role="tabpanel"><h2 id="b">B</h2></div>`;
  startTocTracking();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const current = document.querySelectorAll('[aria-current="location"]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['A']);
});
