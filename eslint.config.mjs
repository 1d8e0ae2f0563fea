import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src that a folder may not import: imports point one way. */
const forbidden = {
  site: [
    'design',
    'color-mode',
    'content',
    'live-code',
    'markdown',
    'components',
    'theme',
    'plugins',
  ],
  design: [
    'site',
    'color-mode',
    'content',
    'live-code',
    'markdown',
    'components',
    'theme',
    'plugins',
  ],
  'color-mode': ['live-code', 'markdown', 'components', 'theme', 'plugins'],
  content: ['color-mode', 'live-code', 'markdown', 'components', 'theme', 'plugins'],
  'live-code': ['markdown', 'page-loading', 'components', 'theme', 'plugins'],
  markdown: ['components', 'theme', 'plugins'],
  'page-loading': ['color-mode', 'live-code', 'markdown', 'components', 'theme', 'plugins'],
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
