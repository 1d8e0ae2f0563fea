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

/** Pages of @docusaurus/plugin-client-redirects: a script of one line that leads on, and nothing that readers see. */
const leadingOn = [...redirects.map(({ from }) => `${from}/index.html`), '/0.16/index.html'];

const isPolicy = ({ tag, attributes }: PageElement) =>
  tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

/** A script that runs, not one that holds data. */
const isScript = ({ tag, attributes }: PageElement) => tag === 'script' && !attributes.type;

test('there are pages', () => expect(pages.length).toBeGreaterThan(200));

test('each page has one policy, before all that it is about, and it names no more than that', () => {
  expect(pages).toEqual(expect.arrayContaining(leadingOn));
  for (const file of pages.filter((page) => !leadingOn.includes(page))) {
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
    // The sandbox alone evaluates text.
    expect([file, policy.includes('unsafe-eval')]).toEqual([file, /live-frame/.test(file)]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain('form-action ');
    // No handler stands in an attribute, and no link is a script.
    const handlers = elements.flatMap(({ attributes }) =>
      Object.entries(attributes).filter(
        ([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value),
      ),
    );
    expect([file, handlers]).toEqual([file, []]);
  }
});

test('each rule of the headers matches a file, and a worker’s policy lets no more in than that of all', () => {
  for (const rule of fileRules) {
    expect([rule, files.some((file) => rule.files.test(file))]).toEqual([rule, true]);
  }
  const all = policyHeaders['Content-Security-Policy'];
  const policies = new Set(files.map((file) => headersOf(file)['Content-Security-Policy']!));
  expect(policies.size).toBe(2);
  for (const policy of policies) expect(policy.split(';')).toContain(all);
});

test('workers come with a policy, and what only this site loads says so', () => {
  const policyOf = (file: string) => headersOf(file)['Content-Security-Policy']!;
  const isKept = (file: string) => 'Cross-Origin-Resource-Policy' in headersOf(file);
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
    expect([folder, inside.length > 0, inside.every(isKept)]).toEqual([folder, true, true]);
  }
  expect(files.filter((file) => file.startsWith('/img/')).some(isKept)).toBe(false);
});
