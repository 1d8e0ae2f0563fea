import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../redirects';
import { hashSource } from '../../src/hosting/content-policy';
import { fileRules, headersOf, policyHeaders } from '../../src/hosting/headers';
import { buildDir } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';

const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).slice(buildDir.length));
const pages = files.filter((file) => file.endsWith('.html'));

/** Pages of @docusaurus/plugin-client-redirects: a one-line redirect script and no visible content. */
const redirectPages = [...redirects.map(({ from }) => `${from}/index.html`), '/0.16/index.html'];

const isPolicy = ({ tag, attributes }: PageElement) =>
  tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

/** True for scripts that run, not for data. */
const isScript = ({ tag, attributes }: PageElement) => tag === 'script' && !attributes.type;

test('there are pages', () => expect(pages.length).toBeGreaterThan(200));

test('each page has one policy, before its scripts and styles, that allows only its inline script', () => {
  expect(pages).toEqual(expect.arrayContaining(redirectPages));
  for (const file of pages.filter((page) => !redirectPages.includes(page))) {
    const elements = elementsOf(readFileSync(buildDir + file, 'utf8'));
    const place = elements.findIndex(isPolicy);
    const policy = elements[place]?.attributes.content ?? '';
    const inline = elements.filter((element) => isScript(element) && !element.attributes.src);
    expect([file, elements.filter(isPolicy)]).toEqual([file, [elements[place]]]);
    const first = elements.findIndex((element) => isScript(element) || element.tag === 'style');
    expect([file, place < first]).toEqual([file, true]);
    expect([file, inline.length]).toEqual([file, 1]);
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    expect([file, named]).toEqual([file, inline.map(({ text }) => hashSource(text))]);
    // Only the sandbox may evaluate strings.
    expect([file, policy.includes('unsafe-eval')]).toEqual([file, /live-frame/.test(file)]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain('form-action ');
    // No event handler attributes or javascript: links.
    const handlers = elements.flatMap(({ attributes }) =>
      Object.entries(attributes).filter(
        ([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value),
      ),
    );
    expect([file, handlers]).toEqual([file, []]);
  }
});

test('each header rule matches a file, and every policy includes the general one', () => {
  for (const rule of fileRules) {
    expect([rule, files.some((file) => rule.files.test(file))]).toEqual([rule, true]);
  }
  const all = policyHeaders['Content-Security-Policy'];
  const policies = new Set(files.map((file) => headersOf(file)['Content-Security-Policy']!));
  expect(policies.size).toBe(2);
  for (const policy of policies) expect(policy.split(';')).toContain(all);
});

test('workers have a policy, and files that only this site loads are marked as such', () => {
  const policyOf = (file: string) => headersOf(file)['Content-Security-Policy']!;
  const isSameOriginOnly = (file: string) => 'Cross-Origin-Resource-Policy' in headersOf(file);
  const workers = files.filter((file) => /\/sw\.js$|\/search-worker\./.test(file));
  expect(workers.length).toBeGreaterThan(1);
  for (const worker of workers) {
    expect([worker, policyOf(worker)]).toEqual([
      worker,
      expect.stringContaining("default-src 'self'"),
    ]);
  }
  const own = ['page-data', 'navigation', 'search', 'live-packages', 'assets'];
  for (const folder of own) {
    const inside = files.filter((file) => file.startsWith(`/${folder}/`));
    expect([folder, inside.length > 0, inside.every(isSameOriginOnly)]).toEqual([
      folder,
      true,
      true,
    ]);
  }
  expect(files.filter((file) => file.startsWith('/img/')).some(isSameOriginOnly)).toBe(false);
});
