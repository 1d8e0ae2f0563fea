import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src that a folder may not import: imports point one way. `api` runs in Node only. */
const forbidden = {
  api: [
    'site',
    'design',
    'color-mode',
    'content',
    'markdown',
    'page-loading',
    'components',
    'theme',
    'plugins',
  ],
  site: ['api', 'design', 'color-mode', 'content', 'markdown', 'components', 'theme', 'plugins'],
  design: ['api', 'site', 'color-mode', 'content', 'markdown', 'components', 'theme', 'plugins'],
  'color-mode': ['api', 'markdown', 'components', 'theme', 'plugins'],
  content: ['api', 'color-mode', 'markdown', 'components', 'theme', 'plugins'],
  markdown: ['components', 'theme', 'plugins'],
  'page-loading': ['api', 'color-mode', 'markdown', 'components', 'theme', 'plugins'],
  components: ['api', 'theme', 'plugins'],
  theme: ['api', 'plugins'],
};

const directions = Object.entries(forbidden).map(([folder, others]) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^((\\.\\./)+|@site/src/)(${others.join('|')})(/|$)`,
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

export default tseslint.config(
  { ignores: ['build', '.docusaurus', 'node_modules', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  { files: ['**/*.tsx', '**/*.ts'], ...reactHooks.configs.flat.recommended },
  ...directions,
  plugins,
  { rules: { '@typescript-eslint/no-empty-object-type': 'error' } },
);
