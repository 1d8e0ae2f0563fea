import { renderToStaticMarkup } from 'react-dom/server';
import { ToolPictures } from '../../src/site/home/ToolPictures';

const render = (href: string) =>
  renderToStaticMarkup(<ToolPictures tools={[{ href, title: 'Tool', text: 'Does it.' }]} />);

test('a tool without a picture stops the build, with the paths that have one', () => {
  expect(render('/random')).toMatch(/<svg[^>]*>.*<rect/);
  expect(() => render('/customise')).toThrow(
    '<ToolPictures> has no picture for "/customise". Draw one in src/site/home/ToolPictures.tsx. It has: /customize, /random',
  );
});
