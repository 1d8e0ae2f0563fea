import { existsSync, readFileSync } from 'node:fs';
import { currentVersion, olderVersions } from '../../src/versions/list';
import { loadModule } from '../support/run-example';
import { typedExports } from '../support/type-check';

const pages = [
  [currentVersion, 'docs'] as const,
  ...olderVersions.map((version) => [version, `versioned_docs/version-${version.name}`] as const),
].filter(([, folder]) => existsSync(`${folder}/api.mdx`));

test('there is such a page', () => expect(pages.length).toBeGreaterThan(0));

describe.each(pages)('of %o', (version, folder) => {
  const page = readFileSync(`${folder}/api.mdx`, 'utf8');
  const [listed = ''] = page.split('## Not in theme-ui');
  const prose = listed.replace(/```[\s\S]*?```/g, '');
  const named = new Set([...prose.matchAll(/`(\w+)(?:<[^`]*>)?`/g)].map(([, name]) => name!));
  const { names: exported, types } = typedExports(['theme-ui'], version).get('theme-ui')!;
  const themeUI = loadModule('theme-ui', version)!;

  test('the page of the API names every export of theme-ui, and counts them right', () => {
    const values = Object.keys(themeUI).filter((name) => name !== 'default');
    expect(values.length).toBeGreaterThan(40);
    expect([...values, ...types].filter((name) => !named.has(name))).toEqual([]);
    expect(page).toContain(
      `has ${values.length} named exports that exist at run time, ${types.size} types`,
    );
  });

  test('it has a section for nothing else, and invents no type of props', () => {
    const sections = [...listed.matchAll(/^### (\w+) \{/gm)].map(([, name]) => name!);
    const claimed = [...sections.filter((name) => name !== 'Theme'), ...named].filter((name) =>
      /^use[A-Z]|Props$|Provider$/.test(name),
    );
    expect(claimed.length).toBeGreaterThan(35);
    // React's, in comparisons.
    const others = ['useState', 'ComponentProps'];
    expect(claimed.filter((name) => !exported.has(name))).toEqual(others);
  });
});
