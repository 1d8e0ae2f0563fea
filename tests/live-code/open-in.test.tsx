import { renderToStaticMarkup } from 'react-dom/server';
import { OpenInPlayground } from '../../src/sandbox/live-code/OpenIn';

test('a link to the playground reads the code when it’s used, not when it’s rendered', () => {
  const readTheme = jest.fn(() => '{}');
  const work = {
    code: '<p />',
    get theme() {
      return readTheme();
    },
    preset: 'site',
    mode: undefined,
  };
  expect(renderToStaticMarkup(<OpenInPlayground work={work} />)).toContain('/playground');
  expect(readTheme).not.toHaveBeenCalled();
});
