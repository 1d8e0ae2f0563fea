/** @jest-environment jsdom */
import { createPageHistory } from '../../../src/page-loading/page-history';

test('the page stays where it is until the next is shown', () => {
  const history = createPageHistory();
  const heard: string[] = [];
  const stop = history.listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
  history.push('/next');
  expect(history.browser.location.pathname).toBe('/next');
  expect([history.location.pathname, history.action, heard]).toEqual(['/', 'POP', []]);
  history.show(history.browser.location);
  expect([history.location.pathname, history.action]).toEqual(['/next', 'PUSH']);
  stop();
  history.push('/last');
  history.show(history.browser.location);
  expect(heard).toEqual(['PUSH /next']);
});
