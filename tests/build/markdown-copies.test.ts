import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, olderPages, sitemapPaths } from '../support/built-pages';
import { isLive, pageCode } from '../support/page-code';

const copies = [...sitemapPaths(), ...olderPages().map(({ path }) => path)].map((address) => {
  const file = path.join(buildDir, `${address === '/' ? '/index' : address}.md`);
  return { address, text: existsSync(file) ? readFileSync(file, 'utf8') : '' };
});

test(`each of ${copies.length} pages has a Markdown copy without MDX syntax`, () => {
  expect(copies.length).toBeGreaterThan(11);
  for (const { address, text } of copies) {
    expect([address, text.slice(0, 2)]).toEqual([address, '# ']);
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');
    expect([address, prose.match(/\{\/\*|<[A-Z]\w*|^import /gm)]).toEqual([address, null]);
  }
});

test('the copies contain every example with code', () => {
  const examples = pageCode().filter((block) => isLive(block) && !block.flags.includes('preview'));
  expect(examples.length).toBeGreaterThan(50);
  const all = copies.map(({ text }) => text).join('\n');
  for (const { page, line, code } of examples) {
    expect([page, line, all.includes(`\n${code}\n\`\`\``)]).toEqual([page, line, true]);
  }
});
