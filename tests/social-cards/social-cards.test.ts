import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagesWithCard } from '../../src/content/social-cards/write-social-cards';
import { createCard } from '../../src/content/social-cards/node/card';
import { loadRenderer } from '../../src/content/social-cards/node/renderer';
import { cardPath } from '../../src/content/social-cards/cards';

const texts = {
  title: 'Button',
  description: 'A button in the colors of the theme.',
  section: 'Components',
};

test.each([
  'Box',
  'A title that goes on for longer than any title should, with words that nobody needs, and is still drawn',
  'W'.repeat(60),
])('a card with the title %s is drawn at 1200x630', async (title) => {
  const png = await loadRenderer(process.cwd())(createCard({ ...texts, title }));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the name of the site and a dash are never separated from the word before them', () => {
  const card = createCard({ ...texts, title: 'Theme UI', description: 'Buttons – all of them' });
  const drawn = JSON.stringify(card);
  expect(drawn).toContain('"Theme\u00a0UI"');
  expect(drawn).toContain('"Buttons\u00a0– all of them"');
});

test('a character that the font is missing stops the build', async () => {
  const render = loadRenderer(process.cwd());
  await expect(render(createCard({ ...texts, title: 'Button ✓' }))).rejects.toThrow(
    /can't draw "✓"\. Use other characters in the title and description/,
  );
});

test('unlisted pages and pages with an image have no card', () => {
  const page = { ...texts, path: '/components/button', source: 'docs/b.mdx', section: null };
  const preview = { ...page, path: '/recipes/demo/preview', unlisted: true };
  const withImage = { ...page, path: '/image', frontMatter: { image: '/img/a.png' } };
  expect(pagesWithCard([page, preview, withImage])).toEqual([page]);
});

test.each([
  ['/', '/cards/index.png'],
  ['/components', '/cards/components.png'],
  ['/components/button', '/cards/components/button.png'],
])('the card of %s is %s', (address, file) => {
  expect(cardPath(address)).toBe(file);
});

test('without its packages, a build fails and explains what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
  expect(() => loadRenderer(folder)).toThrow(
    /Run "npm install", or build without them: SOCIAL_CARDS=off/,
  );
  rmSync(folder, { recursive: true });
});
