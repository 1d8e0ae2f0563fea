import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const lower = ['site', 'versions', 'design', 'theme-tools', 'content'];
const browser = [...lower, 'browser'];
const middle = [
  ...browser,
  'navigation',
  'color-mode',
  'live-code',
  'markdown',
  'page-loading',
  'islands',
  'offline',
  'search',
  'behaviors',
];

/**
 * Folders of src, and which others each may import: imports point one way. `api` and `bench` run in Node
 * only.
 */
const allowed = {
  api: ['site', 'versions'],
  bench: [],
  site: [],
  versions: ['site'],
  design: [],
  browser: ['site'],
  'theme-tools': ['browser'],
  content: ['site', 'versions', 'design', 'theme-tools'],
  navigation: lower,
  'color-mode': browser,
  'live-code': [...browser, 'color-mode', 'offline'],
  'page-loading': browser,
  islands: [...browser, 'color-mode', 'live-code', 'page-loading'],
  offline: ['site', 'versions', 'browser'],
  search: ['site', 'versions'],
  behaviors: [...browser, 'navigation', 'islands', 'offline', 'page-loading', 'search'],
  markdown: [
    ...browser,
    'api',
    'navigation',
    'color-mode',
    'islands',
    'live-code',
    'page-loading',
    'search',
  ],
  components: middle,
  theme: [...middle, 'components'],
  plugins: [...middle, 'api', 'components', 'theme'],
};
const rooms = Object.keys(allowed);

const directions = Object.entries(allowed).map(([folder, others]) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^((\\.\\./)+|@site/src/)(${rooms.filter((room) => room !== folder && !others.includes(room)).join('|')})(/|$)`,
            message: 'Imports point one way; see the map in README.md.',
          },
          { regex: '^(\\.\\./)+tests/', message: 'Nothing imports tests.' },
        ],
      },
    ],
  },
}));

/** A plugin imports no other plugin. */
const plugins = {
  files: ['src/plugins/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^\\.\\./[^.]', message: 'A plugin imports no other plugin.' }] },
    ],
  },
};

const sided = '(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\\w*|[mp][lr]';
const sidedText = '(margin|padding|border|inset)-(left|right)|text-align: *(left|right)';
const message = 'Pages can run from right to left: write the logical property.';

/** A module may be loaded from another folder, or before the command has changed to its own. */
const workingDirectory = {
  selector:
    'CallExpression[callee.object.name="process"][callee.property.name="cwd"]:not(:function *)',
  message: 'Read the working directory in a function, or use __dirname.',
};

const moduleLevel = {
  files: ['src/**', '*.ts'],
  rules: { 'no-restricted-syntax': ['error', workingDirectory] },
};

/** What has a side has one that turns with the direction of writing. */
const logicalProperties = {
  files: ['src/**'],
  // Pictures do not turn, nor does a layer that lies where parts were measured; themes are data.
  ignores: [
    'src/plugins/social-cards/**',
    'src/live-code/frame/Inspector.tsx',
    'src/theme-tools/**',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      workingDirectory,
      ...[
        `ObjectExpression > Property[key.name=/^(${sided}|left|right|border(Top|Bottom)(Left|Right)Radius)$/]`,
        `ObjectExpression > Property[key.value=/^(${sided}|left|right)$/]`,
        `JSXAttribute[name.name=/^(${sided})$/]`,
        'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
        `Literal[value=/${sidedText}/]`,
        `TemplateElement[value.raw=/${sidedText}/]`,
      ].map((selector) => ({ selector, message })),
    ],
  },
};

/** Every imported package is in package.json; the build works after `npm ci --omit=dev`. */
const declaredPackages = [
  {
    plugins: { n },
    rules: { 'n/no-extraneous-import': 'error', 'n/no-extraneous-require': 'error' },
  },
  {
    files: ['src/**', 'docusaurus.config.ts', 'sidebars.ts', 'redirects.ts'],
    // Not part of the build.
    ignores: ['src/bench/**', 'src/commands/**'],
    rules: {
      'n/no-unpublished-import': ['error', { ignorePrivate: false, ignoreTypeImport: true }],
      'n/no-unpublished-require': ['error', { ignorePrivate: false }],
    },
  },
];

export default tseslint.config(
  { ignores: ['build', '.docusaurus', 'node_modules', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  { files: ['**/*.tsx', '**/*.ts'], ...reactHooks.configs.flat.recommended },
  ...directions,
  plugins,
  moduleLevel,
  logicalProperties,
  ...declaredPackages,
  { rules: { '@typescript-eslint/no-empty-object-type': 'error' } },
);
