import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  ignores: ['src/social-cards/build/**', 'src/live-code/frame/Inspector.tsx', 'src/themes/**'],
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
  moduleLevel,
  logicalProperties,
  ...declaredPackages,
  { rules: { '@typescript-eslint/no-empty-object-type': 'error' } },
);
