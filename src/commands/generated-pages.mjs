import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const words =
  'theme color scale space font variant style breakpoint component prop layout margin padding grid column row border radius shadow button link heading text image card badge input label field select radio slider switch progress spinner message menu header footer sidebar hero gallery form table list token palette contrast preset plugin package render server client bundle'.split(
    ' ',
  );

/** A sequence of numbers from 0 up to 1 that is the same in each run, so that figures can be compared. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where a generated page stands. */
function placeOf(number, sections) {
  const section = number % sections;
  const index = Math.floor(number / sections);
  const folder = `topic-${section + 1}`;
  return { section, index, folder, id: `${folder}/${nameOf(number).join('-')}-${index + 1}` };
}

/** Two words that name a page; together with its place they are unique. */
function nameOf(number) {
  const next = numbersFrom(number + 1);
  return [next(), next()].map((value) => words[Math.floor(value * words.length)]);
}

/** Text of a generated page: about 4 kB with headings, a list, a table, code, and links among the pages. */
function pageText(number, pages, sections) {
  const next = numbersFrom(number + 7);
  const word = () => words[Math.floor(next() * words.length)];
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(next() * 10) }, word).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 3 }, sentence).join(' ');
  const link = () => {
    const target = Math.floor(next() * pages);
    return `[${nameOf(target).join(' ')}](/${placeOf(target, sections).id}#use)`;
  };
  const [first, second] = nameOf(number);
  const { section, index } = placeOf(number, sections);
  const title = `${first} ${second} ${section + 1}.${index + 1}`;
  const live = [
    '```jsx live',
    `<Card sx={{ p: ${1 + (number % 4)} }}>`,
    `  <Heading as="h3">${title}</Heading>`,
    `  <Button variant="secondary">${sentence()}</Button>`,
    '</Card>',
    '```',
  ];
  return [
    '---',
    `title: ${title[0].toUpperCase()}${title.slice(1)}`,
    `description: Generated page ${number + 1}, about ${first} and ${second} in topic ${section + 1}.`,
    '---',
    '',
    paragraph(),
    '',
    '## Use {/* #use */}',
    '',
    `${paragraph()} See ${link()} and ${link()}.`,
    '',
    '```tsx title="theme.ts" {2}',
    'export const theme = {',
    `  ${word()}s: { ${word()}: '#${(number * 7919).toString(16).padStart(6, '0').slice(-6)}' },`,
    '};',
    '```',
    '',
    ...(number % 5 === 0 ? [...live, ''] : []),
    '## Options {/* #options */}',
    '',
    '| Option | Type | What it does |',
    '| --- | --- | --- |',
    ...Array.from({ length: 6 }, () => `| \`${word()}\` | \`${word()}\` | ${sentence()} |`),
    '',
    '## Notes {/* #notes */}',
    '',
    ...Array.from({ length: 4 }, () => `- ${sentence()}`),
    '',
    '### Limits {/* #limits */}',
    '',
    `${paragraph()} Compare ${link()}.`,
    '',
    paragraph(),
    '',
  ].join('\n');
}

/**
 * Adds generated pages in sections of their own to a copy of the site.
 * @param {string} siteDir the copy
 * @param {number} pages how many
 * @param {number} sections how many sections share them
 * @returns {string | undefined} address of a page in the middle of the first section; none without pages
 */
export function addPages(siteDir, pages, sections) {
  if (pages === 0) return undefined;
  const items = Array.from({ length: sections }, () => []);
  const write = (id, text) => {
    const file = path.join(siteDir, 'docs', `${id}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (let number = 0; number < pages; number += 1) {
    const { id, section } = placeOf(number, sections);
    items[section].push(id);
    write(id, pageText(number, pages, sections));
  }
  const categories = items.map((ids, section) => {
    const id = `topic-${section + 1}/index`;
    write(
      id,
      `---\ntitle: Topic ${section + 1}\ndescription: All generated pages of topic ${section + 1}.\n---\n\n` +
        ids.map((page) => `- [${page}](/${page})`).join('\n'),
    );
    return {
      type: 'category',
      label: `Topic ${section + 1}`,
      link: { type: 'doc', id },
      items: ids,
    };
  });
  const sidebarsFile = path.join(siteDir, 'sidebars.ts');
  const sidebars = readFileSync(sidebarsFile, 'utf8');
  const end = '\n  ],\n};\n';
  if (sidebars.split(end).length !== 2) throw new Error('sidebars.ts: its list ends otherwise.');
  writeFileSync(
    sidebarsFile,
    sidebars.replace(
      end,
      () => `\n${categories.map((item) => `${JSON.stringify(item)},`).join('\n')}${end}`,
    ),
  );
  return `/${items[0][Math.floor(items[0].length / 2)]}`;
}
