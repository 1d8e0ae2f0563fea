// The walls between the folders of src; `npm test` checks them.

/** Folders of src from the ground up: each imports only those before it. */
const folders = [
  'site',
  'code',
  'design',
  'examples',
  'browser',
  'hosting',
  'social-cards',
  'color-mode',
  'mdx',
  'controls',
  'page-loading',
  'themes',
  'home',
  'islands',
  'style-guide',
  'versions',
  'shortcuts',
  'sidebar',
  'offline',
  'page-html',
  'live-code',
  'search',
  'playground',
  'markdown',
  'reference',
  'component-index',
  'theme-tools',
  'pages',
  'shell',
  'changes',
  'presets',
  'recipes',
  'components',
  'theme',
  'docusaurus',
  'pipeline',
];

const isIn = (...names) => `^src/(${names.join('|')})/`;

/** What the build does for a feature: it reads pages, so it's above all folders but the pipeline, which calls it. */
const buildParts = '^src/[^/]+/(build/|(build|plugin)[.]ts$)';

const directions = folders.slice(0, -1).map((folder, index) => ({
  name: `${folder}-is-below`,
  severity: 'error',
  comment:
    'Imports go down the list in .dependency-cruiser.cjs. Move what both need to the lower folder.',
  from: { path: isIn(folder), pathNot: buildParts },
  to: {
    path: isIn(...folders.slice(index + 1)),
    // By its alias, a theme component may be an override.
    ...(['live-code', 'shell'].includes(folder) ? { pathNot: isIn('theme') } : {}),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'every-folder-is-listed',
      severity: 'error',
      comment: 'Add the folder to the list in .dependency-cruiser.cjs, at its place.',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: isIn(...folders, 'commands', 'prose') },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'These files import one another. Move what both need to a third.',
      // An override takes the types of what it replaces, by a name that leads to itself.
      from: { pathNot: '^src/theme/' },
      to: { circular: true },
    },
    {
      name: 'subfolders-are-private',
      severity: 'error',
      comment:
        "A feature's own folder is for all; what is in its subfolders is for itself. Move the file up.",
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/.+/', pathNot: ['^src/$1/', '^src/theme/'] },
    },
    {
      name: 'only-the-pipeline-builds',
      severity: 'error',
      comment:
        'What the build does for a feature is called by src/build/pipeline and docusaurus.config.ts.',
      from: { path: '^src/([^/]+)/', pathNot: ['^src/build/pipeline/', buildParts] },
      to: { path: buildParts },
    },
    {
      name: 'no-node-in-browsers',
      severity: 'error',
      comment:
        'Readers get this file, and no browser has modules of Node. Move the part that needs them.',
      from: {
        path: '^src/[^/]+/((browser|ui|frame|worker)/|script[.]ts|first-paint[.]ts|.*[.]tsx$)',
        pathNot: '[.]server[.]tsx$|^src/build/page-html/',
      },
      to: {
        reachable: true,
        path: '^(node:)?(child_process|crypto|fs|module|os|path|process|stream|timers|url|util|worker_threads|zlib)(/|$)',
      },
    },
    {
      name: 'tests-are-outside',
      severity: 'error',
      comment: 'Nothing imports tests.',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|[.]docusaurus|build)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
