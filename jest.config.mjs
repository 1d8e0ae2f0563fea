/** Name prefixes of packages that are only published as ES modules. */
const esmPackages = [
  'culori',
  '@docusaurus',
  '@theme-ui/prism/presets',
  'entities',
  // Parsers and converters of MDX and HTML consist of many small packages.
  'ccount',
  'collapse-white-space',
  'character-',
  'decode-named-character-reference',
  'devlop',
  'estree-util-',
  'hast',
  'feed',
  '@netlify',
  'path-exists',
  'is-plain-obj',
  'map-obj',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  'escape-string-regexp',
  'longest-streak',
  'loupe',
  'markdown-table',
  'mdast-util-',
  'micromark',
  'parse-entities',
  'property-information',
  'rehype-',
  'space-separated-tokens',
  'stemmer',
  'comma-separated-tokens',
  'stringify-entities',
  'trim-',
  'unist-util-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

const shared = {
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'theme-ui' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')}))`],
  // Copies of the site have the same package name.
  modulePathIgnorePatterns: ['<rootDir>/test-results'],
  testEnvironment: '<rootDir>/tests/support/fast-environment.mjs',
};

/**
 * Jest projects. The name of a test's file says what it needs:
 * - `source`: `*.test.ts`, only the sources
 * - `build`: `*.build.test.ts`, a production build
 * - `copies`: `*.copies.test.ts`; they build copies of the site, with mistakes, more pages, or a Git history
 * - `world`: `tests/world`, other sites
 */
export default {
  // By default, Jest leaves one core unused, and CI only has two.
  maxWorkers: '100%',
  // Tests can take ten times longer on a busy machine. Tests that hang still fail.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'source',
      testMatch: ['<rootDir>/tests/**/!(*.build|*.copies).test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/world/'],
    },
    { ...shared, displayName: 'build', testMatch: ['<rootDir>/tests/**/*.build.test.ts?(x)'] },
    { ...shared, displayName: 'copies', testMatch: ['<rootDir>/tests/**/*.copies.test.ts?(x)'] },
    { ...shared, displayName: 'world', testMatch: ['<rootDir>/tests/world/**/*.test.ts'] },
  ],
};
