// Which folders of src may import which; `npm test` checks it.

/** The layers of src, from the ground up: each imports only those before it. */
const layers = ['base', 'runtime', 'content', 'shell', 'sandbox', 'studio', 'site', 'assembly'];

const isIn = (...names) => `^src/(${names.join('|')})/`;

const directions = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-is-below`,
  severity: 'error',
  comment:
    'A layer imports only layers below it (.dependency-cruiser.cjs lists them). Move what both need to the lower one.',
  from: { path: isIn(layer) },
  to: { path: isIn(...layers.slice(index + 1)) },
}));

/** Steps of the build: files named `write-….ts`, and what is in folders named `node`. */
const buildSteps = '^src/[^/]+/[^/]+/(node/|write-[^/]+[.]ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'overrides-are-above',
      severity: 'error',
      comment: 'Import the component that the override renders. The alias @theme is for overrides.',
      from: { path: isIn(...layers), pathNot: isIn('sandbox', 'shell') },
      to: { path: isIn('theme') },
    },
    {
      name: 'overrides-are-below-assembly',
      severity: 'error',
      comment: 'Readers get overrides. Move what both need to a lower layer.',
      from: { path: isIn('theme') },
      to: { path: isIn('assembly') },
    },
    {
      name: 'every-folder-is-a-layer',
      severity: 'error',
      comment: 'Put the feature into one of the layers that .dependency-cruiser.cjs lists.',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: isIn(...layers, 'theme', 'commands', 'components') },
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
      from: { path: '^src/(theme|commands|components|[^/]+/[^/]+)/' },
      to: { path: '^src/[^/]+/[^/]+/.+/', pathNot: ['^src/$1/', '^src/theme/'] },
    },
    {
      name: 'only-the-pipeline-builds',
      severity: 'error',
      comment: 'Steps of the build are called by src/assembly, docusaurus.config.ts, and plugins.',
      from: {
        path: '^src/(theme|commands|components|[^/]+/[^/]+)/',
        pathNot: ['^src/assembly/', buildSteps, '^src/[^/]+/[^/]+/plugin[.]ts$'],
      },
      to: { path: buildSteps },
    },
    {
      name: 'no-node-in-browsers',
      severity: 'error',
      comment:
        'Readers get this file, and no browser has modules of Node. Move the part that needs them.',
      from: {
        path: '^src/([^/]+/[^/]+/(browser|ui|frame|worker)/|.*[.]tsx$)|/(script|first-paint)[.]ts$',
        pathNot: '[.]server[.]tsx$',
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
