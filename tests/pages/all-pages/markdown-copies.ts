import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, olderPages, sitemapPaths } from '../../support/built-pages';
import { checkEach } from '../../support/check-each';
import { isLive, pageCode } from '../../support/page-code';

const copies = [...sitemapPaths(), ...olderPages().map(({ path }) => path)].map((address) => {
  const file = path.join(buildDir, `${address === '/' ? '/index' : address}.md`);
  return { address, text: existsSync(file) ? readFileSync(file, 'utf8') : '' };
});

test('each page has a Markdown copy without MDX syntax', () => {
  checkEach(copies, ({ address, text }) => {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');
    return [
      !text.startsWith('# ') && `${address} has no Markdown copy, or it has no title.`,
      ...(prose.match(/\{\/\*|<[A-Z]\w*|^import .*';$/gm) ?? []).map(
        (syntax) => `The Markdown copy of ${address} contains "${syntax}".`,
      ),
    ];
  });
});

test('the copies contain every example with code', () => {
  const examples = pageCode().filter((block) => isLive(block) && !block.flags.includes('preview'));
  const all = copies.map(({ text }) => text).join('\n');
  checkEach(examples, ({ page, line, code }) => [
    !all.includes(`\n${code}\n\`\`\``) && `${page}:${line}: no Markdown copy has this example.`,
  ]);
});
