import compat from 'eslint-plugin-compat';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** Style properties with a physical side. */
const physicalProperties =
  '(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\\w*|[mp][lr]';
const physicalCss = '(margin|padding|border|inset)-(left|right)|text-align: *(left|right)';
const message =
  'Pages can be in right-to-left languages. Use a logical property, such as marginInlineStart.';

/** A module may be loaded from another folder, or before a command changes the working directory. */
const workingDirectory = {
  selector:
    'CallExpression[callee.object.name="process"][callee.property.name="cwd"]:not(:function *)',
  message: 'Call process.cwd() in a function, or use __dirname.',
};

const moduleLevel = {
  files: ['src/**', '*.ts'],
  rules: { 'no-restricted-syntax': ['error', workingDirectory] },
};

/** Reading storage can throw, and what's stored can be damaged. One module handles both. */
const storage = {
  files: ['src/**'],
  ignores: ['src/runtime/browser/storage.ts', 'src/sandbox/live-code/frame/**'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...['localStorage', 'sessionStorage'].map((property) => ({
        object: 'window',
        property,
        message: 'Use src/runtime/browser/storage.ts.',
      })),
    ],
    'no-restricted-globals': [
      'error',
      ...['localStorage', 'sessionStorage'].map((name) => ({
        name,
        message: 'Use src/runtime/browser/storage.ts.',
      })),
    ],
  },
};

/** Requires logical properties, which adapt to right-to-left languages. */
const logicalProperties = {
  files: ['src/**'],
  // Social cards have no text direction, the inspector positions itself by measured coordinates, and themes are data.
  ignores: [
    'src/content/social-cards/node/**',
    'src/sandbox/live-code/frame/Inspector.tsx',
    'src/studio/themes/**',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      workingDirectory,
      ...[
        `ObjectExpression > Property[key.name=/^(${physicalProperties}|left|right|border(Top|Bottom)(Left|Right)Radius)$/]`,
        `ObjectExpression > Property[key.value=/^(${physicalProperties}|left|right)$/]`,
        `JSXAttribute[name.name=/^(${physicalProperties})$/]`,
        'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
        `Literal[value=/${physicalCss}/]`,
        `TemplateElement[value.raw=/${physicalCss}/]`,
      ].map((selector) => ({ selector, message })),
    ],
  },
};

const manifest = readFileSync('package.json', 'utf8');

/** Refuses what a browser that the README promises doesn't have. A use behind a check of its own needs a comment. */
const supportedBrowsers = {
  files: ['src/**'],
  ignores: ['src/commands/**', 'src/**/node/**'],
  plugins: { compat },
  settings: { browsers: JSON.parse(manifest).browserslist.production, lintAllEsApis: true },
  rules: { 'compat/compat': 'error' },
};

/** Requires imported packages in package.json, and those of the build in `dependencies`, for `npm ci --omit=dev`. */
const declaredPackages = [
  {
    plugins: { n },
    // The rules read package.json. As a part of the configuration, it invalidates ESLint's cache when it changes.
    settings: { manifest },
    rules: { 'n/no-extraneous-import': 'error', 'n/no-extraneous-require': 'error' },
  },
  {
    files: ['src/**', 'docusaurus.config.ts', 'sidebars.ts', 'redirects.ts'],
    // The build doesn't use these.
    ignores: ['src/commands/**'],
    rules: {
      'n/no-unpublished-import': ['error', { ignorePrivate: false, ignoreTypeImport: true }],
      'n/no-unpublished-require': ['error', { ignorePrivate: false }],
    },
  },
];

export default tseslint.config(
  {
    ignores: [
      'build',
      'public',
      '.docusaurus',
      'node_modules',
      'test-results',
      'playwright-report',
    ],
  },
  tseslint.configs.recommended,
  { files: ['**/*.tsx', '**/*.ts'], ...reactHooks.configs.flat.recommended },
  moduleLevel,
  storage,
  logicalProperties,
  supportedBrowsers,
  ...declaredPackages,
  { rules: { '@typescript-eslint/no-empty-object-type': 'error' } },
);
