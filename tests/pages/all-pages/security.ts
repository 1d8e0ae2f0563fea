import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import { fileRules, headersOf } from '../../../src/content/hosting/headers';
import { olderVersions } from '../../../src/content/versions/list';
import { BuiltPage, buildDir } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import type { PageElement } from '../../support/dom';
import {
  expectedFramePolicy,
  expectedHeadersOf,
  expectedPolicy,
  readPolicy,
} from '../../support/expected-headers';
import { siteOptions } from './site-options';

const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).slice(buildDir.length));

/** Pages of @docusaurus/plugin-client-redirects: a one-line redirect script and no visible content. */
const redirectPages = [
  ...redirects.map(({ from }) => from),
  ...olderVersions.map(({ name }) => `/${name}`),
].map((from) => `${from}/index.html`);

const pages = files
  .filter((file) => file.endsWith('.html') && !redirectPages.includes(file))
  .map((file) => new BuiltPage(file, readFileSync(buildDir + file, 'utf8')));

const isPolicy = ({ tag, attributes }: PageElement) =>
  tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy';

/** True for scripts that run, not for data. */
const isScript = ({ tag, attributes }: PageElement) => tag === 'script' && !attributes.type;

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page, with additions of the configuration. */
function configuredPolicy(hashes: string[]): Record<string, string> {
  const policy = expectedPolicy(hashes);
  const added = Object.entries(siteOptions.contentPolicy);
  // `customCss` may contain fonts.
  if (siteOptions.hasCustomCss) added.push(['font-src', ['data:']]);
  for (const [name, sources] of added) {
    policy[name] = [policy[name] ?? "'self'", ...sources].join(' ');
  }
  return policy;
}

const sorted = (policy: Record<string, string>) => Object.entries(policy).sort();

test('each page has one policy, before its scripts and styles, which allows only its inline scripts', () => {
  checkEach(pages, (page) => {
    const { elements } = page;
    const place = elements.findIndex(isPolicy);
    const inline = elements.filter((element) => isScript(element) && !element.attributes.src);
    const first = elements.findIndex((element) => isScript(element) || element.tag === 'style');
    const hashes = inline.map(({ text }) => hashSource(text));
    const isFrame = page.path.endsWith('/live-frame.html');
    const handlers = elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(([name]) => `<${tag} ${name}>`),
    );
    return [
      elements.filter(isPolicy).length !== 1 && 'not one policy',
      place > first && 'the policy comes after a script or style',
      inline.length === 0 && 'no inline script',
      differs(
        'the policy',
        sorted(readPolicy(elements[place]?.attributes.content ?? '')),
        sorted((isFrame ? expectedFramePolicy : configuredPolicy)(hashes)),
      ),
      handlers.length > 0 && `the policy blocks ${handlers.join(', ')}`,
    ].map((problem) => problem && `${page.path}: ${problem}`);
  });
});

test('files have the expected headers, and each rule matches a file', () => {
  checkEach(files, (file) => [
    differs(`The headers of ${file}`, sorted(headersOf(file)), sorted(expectedHeadersOf(file))),
  ]);
  checkEach(fileRules, (rule) => [
    !files.some((file) => rule.files.test(file)) && `No file matches the rule ${rule.files}.`,
  ]);
});
