import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheName, fillCache } from '../../../src/social-cards/build/cache';
import { createCard } from '../../../src/social-cards/build/card';
import { fitText } from '../../../src/social-cards/build/fit-text';
import { readFonts } from '../../../src/social-cards/build/fonts';
import { descriptionSteps, titleSpacing, titleSteps } from '../../../src/social-cards/build/look';
import { createPageCards } from '../../../src/social-cards/build/page-cards';
import { loadRenderer, rendererVersions } from '../../../src/social-cards/build/renderer';
import { cardPath } from '../../../src/social-cards/cards';

const fonts = readFonts(process.cwd());
const width = 898;
const measureTitle = (text: string) => fonts.measure(text, 'strong') + text.length * titleSpacing;
const fitTitle = (text: string) =>
  fitText(text, { width, steps: titleSteps, measure: measureTitle });
const measurePlain = (text: string) => fonts.measure(text, 'plain');
const fitDescription = (text: string) =>
  fitText(text, { width, steps: descriptionSteps, measure: measurePlain });

const texts = {
  title: 'Button',
  description: 'A button in the colors of the theme.',
  section: 'Components',
};

describe('a title', () => {
  test.each([
    ['Box', 120, ['Box']],
    ['Using Theme\u00a0UI without MDX', 88, ['Using Theme\u00a0UI', 'without MDX']],
    ['@theme-ui/gatsby-theme-ui-blog', 80, ['@theme-ui/', 'gatsby-theme-ui-blog']],
    ['Getting Started with React Router', 88, ['Getting Started', 'with React Router']],
  ])('%s is as large as possible and breaks between words', (title, size, lines) => {
    expect(fitTitle(title)).toEqual({ size, lines });
  });

  test.each([
    'Pneumonoultramicroscopicsilicovolcanoconiosis in themes',
    'A title that goes on for longer than any title should, with words that nobody needs, and is still drawn',
    'W'.repeat(60),
  ])('%s stays in its box and no word is cut', (title) => {
    const { size, lines } = fitTitle(title);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(measureTitle(line) * size).toBeLessThanOrEqual(width);
    const words = lines.join(' ').replace('…', '').split(' ');
    expect(title.split(/[ ,]+/)).toEqual(
      expect.arrayContaining(words.map((word) => word.replace(',', ''))),
    );
  });
});

describe('a description', () => {
  test('has lines of similar length that never start with a dash', () => {
    const text =
      'Set up a theme in React Router 8 framework mode - provider in the root layout, and styles.';
    const { lines } = fitDescription(text);
    expect(lines.join(' ')).toBe(text);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^[^-]/);
    const [first, second] = lines.map(measurePlain) as [number, number];
    expect(Math.abs(first - second)).toBeLessThan(8);
  });

  test('ends after three lines and a whole word', () => {
    const { size, lines } = fitDescription('Some words, again. '.repeat(20));
    expect(size).toBe(30);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/(Some|words|again)…$/);
    for (const line of lines) expect(measurePlain(line) * size).toBeLessThanOrEqual(width);
  });
});

describe('the cache name', () => {
  const name = cacheName(createCard(texts, fonts), 'satori 1');
  test('is the same for the same card', () => {
    expect(cacheName(createCard({ ...texts }, fonts), 'satori 1')).toBe(name);
  });
  test.each([
    ['title', cacheName(createCard({ ...texts, title: 'Bottom' }, fonts), 'satori 1')],
    ['description', cacheName(createCard({ ...texts, description: 'Other.' }, fonts), 'satori 1')],
    ['section', cacheName(createCard({ ...texts, section: 'Guides' }, fonts), 'satori 1')],
    ['renderer', cacheName(createCard(texts, fonts), 'satori 2')],
  ])('changes with the %s', (_, other) => {
    expect(other).not.toBe(name);
  });
});

test('only draws missing cards and removes unused ones', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
  const drawn: string[] = [];
  const fill = (...names: string[]) =>
    fillCache(
      folder,
      new Map(names.map((name) => [name, { type: name, props: {} }])),
      () => async (card) => {
        drawn.push(card.type);
        return Buffer.from(card.type);
      },
    );
  await fill('a.png', 'b.png');
  // Left by an interrupted build.
  writeFileSync(path.join(folder, 'c.png.part'), '');
  await fill('b.png', 'c.png');
  expect(drawn).toEqual(['a.png', 'b.png', 'c.png']);
  expect(readdirSync(folder).sort()).toEqual(['b.png', 'c.png']);
  expect(readFileSync(path.join(folder, 'c.png'), 'utf8')).toBe('c.png');
  rmSync(folder, { recursive: true });
});

test('a card is drawn at 1200x630', async () => {
  const png = await loadRenderer(process.cwd(), fonts)(createCard(texts, fonts));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

describe('the cards of pages', () => {
  const page = { ...texts, path: '/components/button', source: 'docs/b.mdx', section: null };
  test('leave out unlisted pages', () => {
    const preview = { ...page, path: '/recipes/demo/preview', unlisted: true };
    const cards = createPageCards([page, preview], fonts, '');
    expect(cards.map(({ page }) => page)).toEqual(['/components/button']);
  });
  test('throw for a character that the font is missing', () => {
    expect(() => createPageCards([{ ...page, title: 'Button ✓' }], fonts, '')).toThrow(
      /^docs\/b\.mdx: .* doesn't have ✓\. Use other characters/,
    );
  });
  test.each([
    ['/', '/cards/index.png'],
    ['/components', '/cards/components.png'],
    ['/components/button', '/cards/components/button.png'],
  ])('have a path: %s has %s', (address, file) => {
    expect(cardPath(address)).toBe(file);
  });
});

test.each([
  ['fonts', readFonts, /opentype/],
  ['packages', rendererVersions, /satori/],
])('without its %s, a build fails and explains what to do', (_, read, missing) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
  expect(() => read(folder)).toThrow(missing);
  expect(() => read(folder)).toThrow(/Run "npm install", or build without them: SOCIAL_CARDS=off/);
  rmSync(folder, { recursive: true });
});
