import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../../../src/base/facts/address';
import { addressOf } from '../../../src/base/facts/base-url';
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

test('each copy says its version, its page, and where the others are, and its links keep their targets', () => {
  checkEach(copies, ({ address, text }) => {
    const [, , , , source = ''] = text.split('\n');
    const prose = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replace(/`[^`]*`/g, '');
    const url = `${siteUrl}${encodeURI(addressOf(address))}`;
    return [
      !/^Theme UI \d+\.\d+/.test(source) && `The copy of ${address} doesn't name its version.`,
      !source.includes(`Page: ${url} · All pages: ${siteUrl}${addressOf('/llms.txt')}`) &&
        `The copy of ${address} begins with "${source}".`,
      ...(prose.match(/\]\(<?[/#.][^)]*\)/g) ?? []).map(
        (link) => `The copy of ${address} has a relative link: ${link}`,
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
