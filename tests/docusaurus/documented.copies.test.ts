import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { addDocumentedFeatures } from '../support/documented-features';
import { copyWholeSite } from './documented-site';
import { buildEnvironment, type SiteCopy } from '../support/site-copy';

jest.setTimeout(1_800_000);

let site: SiteCopy;

/** Runs a command in the copy. @returns its output, if it fails */
function failureOf(...command: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: site.dir,
    encoding: 'utf8',
    env: buildEnvironment,
  });
  return status === 0 ? undefined : stdout + stderr;
}

beforeAll(() => {
  site = copyWholeSite();
  addDocumentedFeatures(site);
});
afterAll(() => site.remove());

test('the copy has each feature that once failed a test', () => {
  const features = site.read('docs/features.mdx');
  const config = site.read('docusaurus.config.ts');
  for (const text of ['import ', '/_part.mdx', 'image: /img/', 'pagination_next: null', '.png)']) {
    expect(features).toContain(text);
  }
  expect(site.read('docs/syntax.mdx')).toContain('\nexport const ');
  expect(site.read('docs/bare.mdx')).toContain('navigation: false');
  expect(site.read('docs/draft.mdx')).toContain('draft: true');
  expect(site.read('docs/secret.mdx')).toContain('unlisted: true');
  expect(site.read('docs/quotation.mdx')).toMatch(/powerful.*colour/);
  expect(site.read('docs/random.mdx')).toContain('"lucky number"');
  expect(site.read('docs/changes.mdx')).toMatch(/\n_November .*_\n\n.+\n\n.+\n\n### /);
  expect(site.read('redirects.ts')).toContain("from: '/old'");
  expect(site.read('sidebars.ts')).toContain("label: 'Extra', link: ");
  for (const option of [/customCss: /, /scripts = /, /innerHTML: /, /\n {2}image: 'img/]) {
    expect(config).toMatch(option);
  }
  expect(buildEnvironment.SOCIAL_CARDS).toBe('off');
});

test('the build and its tests allow everything that is documented', () => {
  expect(failureOf('docusaurus', 'build')).toBeUndefined();
  const paths = [
    'build[.]test',
    'tests/(docs|facts|presets|recipes)',
    'tests/(reference/(tables|releases)|tools/tool-pages|versions/versions)',
    'tests/commands/(documents|licenses|packages)',
  ];
  // These tests run all examples of the site.
  const skipped = '--testPathIgnorePatterns=docs/(examples|claims)';
  const projects = ['--selectProjects', 'source', 'build'];
  const failure = failureOf('jest', ...projects, skipped, '--', ...paths);
  if (failure) throw new Error(failure.replaceAll(`${site.dir}${path.sep}`, ''));
});
