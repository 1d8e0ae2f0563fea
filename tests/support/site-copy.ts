import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentVersion, versionListFile } from '../../src/versions/list';
import { aliasOf } from '../../src/versions/packages';

const copied = ['src', 'static', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: The page ${title} of a small copy of the site.\n---\n\n${body}\n`;

const files: Record<string, string> = {
  'docs/index.mdx': page('Theme UI', 'Home. See [The sx Prop](/sx-prop#use).').replace(
    '\n---\n\n',
    '\nslug: /\nnavigation: false\n---\n\n',
  ),
  'docs/sx-prop.mdx': page('The sx Prop', '## Use {/* #use */}\n\nText with [a link](/).'),
  'docs/components/index.mdx': page('Components', 'All components.'),
  'docs/components/box.mdx': page('Box', 'A box.\n\n```jsx live\n<Box>Live</Box>\n```'),
  // The pages of changes and versions link to it.
  'docs/migrating.mdx': page('Migrating', 'What changes.').replace(
    '\n---\n\n',
    '\nnavigation: false\n---\n\n',
  ),
  'redirects.ts': 'export default [];\n',
  'docs/changes.mdx': page(
    'Changes',
    '## November 2026 {/* #2026-11 */}\n\n### A page about sx {/* #2026-11-22-sx */}\n\n_November 22, 2026_\n\nThere is [a page](/sx-prop) about it.',
  ).replace('\n---\n\n', '\nnavigation: false\n---\n\n'),
  'sidebars.ts': `export default {
  docs: [
    'sx-prop',
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'components/index' },
      items: ['components/box'],
    },
  ],
};
`,
};

/** When the pages of each copy were last changed. */
const committed = '2026-11-22T12:00:00Z';

/** The environment to build a copy in: no colors in the output, and no social cards of the pages' own. */
export const buildEnvironment = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_ENV: 'production',
  SOCIAL_CARDS: 'off',
};

/** A small copy of the site outside the repository, to break or to develop in. */
export interface SiteCopy {
  dir: string;
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
  remove(): void;
}

/**
 * Makes a copy with the site's sources, four pages of its own, and this project's packages.
 * @param folderName name of its folder
 */
export function copySite(folderName = 'site'): SiteCopy {
  const parent = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  const dir = path.join(parent, folderName);
  for (const name of copied) cpSync(name, path.join(dir, name), { recursive: true });
  // Links one by one, so that a copy can have its own packages. Its caches start empty.
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(dir, 'node_modules', name));
  }
  const copy: SiteCopy = {
    dir,
    read: (file) => readFileSync(path.join(dir, file), 'utf8'),
    write(file, content) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      // At once: a server that watches must not read half of it.
      writeFileSync(path.join(dir, `${file}.part`), content);
      renameSync(path.join(dir, `${file}.part`), path.join(dir, file));
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
  // Pages that the shell leads to.
  for (const name of ['offline', 'search', 'versions']) {
    cpSync(`docs/${name}.mdx`, path.join(dir, `docs/${name}.mdx`));
  }
  const list = { current: currentVersion, older: [], elsewhere: [] };
  copy.write(versionListFile, `${JSON.stringify(list, null, 2)}\n`);
  // The date of the last update comes from git.
  const env = { ...process.env, GIT_COMMITTER_DATE: committed, GIT_AUTHOR_DATE: committed };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, env, stdio: 'ignore' });
  git('init');
  git('add', 'docs');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-m', 'docs: pages');
  return copy;
}

/**
 * Gives older versions the packages that are installed.
 * @param names such as `0.1`
 */
export function addPackages(site: SiteCopy, names: string[]): void {
  const manifest = JSON.parse(site.read('package.json')) as {
    dependencies: Record<string, string>;
  };
  for (const name of names) {
    for (const source of ['theme-ui', '@theme-ui/presets']) {
      const alias = aliasOf(source, name);
      if (manifest.dependencies[alias]) continue;
      manifest.dependencies[alias] = `npm:${source}@${manifest.dependencies[source]}`;
      symlinkSync(path.resolve('node_modules', source), path.join(site.dir, 'node_modules', alias));
    }
  }
  site.write('package.json', JSON.stringify(manifest));
}
