import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildDir, builtPages } from '../support/built-pages';
import { elementsOf } from '../support/dom';

/** Files for other sites and home screens, which only accept PNG. */
const neededAsPng = [
  'img/apple-touch-icon.png',
  'img/social-card.png',
  'img/icon-192.png',
  'img/icon-512.png',
  'img/icon-maskable-512.png',
  'img/screenshot-narrow.png',
  'img/screenshot-wide.png',
];

/** Social cards are PNG files, too (tests/build/social-cards.test.ts). */
const isCard = (file: string) => file.startsWith('cards/') && file.endsWith('.png');

const modern = /\.(svg|avif|webp)$/;

/** Pages about components that reserve space with their own aspect ratio, regardless of the image. */
const ratioBoxPages = ['/components/aspect-image', '/components/aspect-ratio'];

const pages = builtPages();
const images = pages.flatMap(({ path: page, html }) =>
  elementsOf(html)
    .filter(({ tag }) => tag === 'img' || tag === 'source')
    .map(({ tag, attributes }) => ({ page, tag, attributes })),
);

test(`${pages.length} pages contain ${images.length} images`, () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(images.length).toBeGreaterThan(5);
});

test('images reserve their space while they load', () => {
  const unsized = images.filter(
    ({ page, tag, attributes: { width, height } }) =>
      tag === 'img' && !(Number(width) > 0 && Number(height) > 0) && !ratioBoxPages.includes(page),
  );
  expect(unsized).toEqual([]);
});

test('images are vectors, AVIF or WebP', () => {
  const files = images.flatMap(({ attributes: { src, srcset } }) => [
    ...(src ? [src] : []),
    ...(srcset ?? '').split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []),
  ]);
  expect(files.length).toBeGreaterThanOrEqual(images.length);
  expect(files.filter((file) => !modern.test(file))).toEqual([]);
});

test('the build has no images in other formats, except required PNG files', () => {
  const pictures = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(svg|avif|webp|png|jpe?g|gif|bmp|tiff?)$/i.test(file));
  expect(pictures.length).toBeGreaterThan(neededAsPng.length);
  const others = pictures.filter((file) => !modern.test(file) && !isCard(file));
  expect(others.sort()).toEqual([...neededAsPng].sort());
});
