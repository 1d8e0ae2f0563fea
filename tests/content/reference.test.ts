import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentNames } from '../../src/api/components';
import { notDocumentedYet } from '../../src/api/not-documented-yet';

/** The list as it was when the first page had its table. Never add to it. */
const undocumentedAtFirst = `
  Alert AspectImage AspectRatio Avatar Badge Box Card Checkbox Close Container Divider Donut Embed
  Field Flex Grid Heading IconButton Image Input Label Link MenuButton MenuIcon Message NavLink
  Paragraph Progress Radio Select Slider Spinner Switch Text Textarea
`
  .trim()
  .split(/\s+/);

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);
const documented = pages.flatMap((file) =>
  [...readFileSync(path.join('docs', file), 'utf8').matchAll(/^<PropTable of="(\w+)" \/>$/gm)].map(
    (match) => match[1]!,
  ),
);

test('there are components, pages and pages with a table', () => {
  expect(componentNames.length).toBe(36);
  expect(pages.length).toBeGreaterThan(10);
  expect(documented).toContain('Button');
});

test('every component has one page, or stands in src/api/not-documented-yet.ts', () => {
  expect([...documented, ...notDocumentedYet].sort()).toEqual(componentNames);
});

test('the list of components without a page is sorted and only shrinks', () => {
  expect(notDocumentedYet).toEqual([...notDocumentedYet].sort());
  expect(notDocumentedYet.filter((name) => !undocumentedAtFirst.includes(name))).toEqual([]);
});
