import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src that a folder may not import: imports point one way. */
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
  site: ['design', 'color-mode', 'content', 'markdown', 'components', 'theme', 'plugins'],
  design: ['site', 'color-mode', 'content', 'markdown', 'components', 'theme', 'plugins'],
  'color-mode': ['markdown', 'components', 'theme', 'plugins'],
  content: ['color-mode', 'markdown', 'components', 'theme', 'plugins'],
  markdown: ['components', 'theme', 'plugins'],
  'page-loading': ['color-mode', 'markdown', 'components', 'theme', 'plugins'],
  components: ['theme', 'plugins'],
  theme: ['plugins'],
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
