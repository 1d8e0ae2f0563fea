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
  'markdown-table',
  'mdast-util-',
  'micromark',
  'parse-entities',
  'property-information',
  'rehype-',
  'space-separated-tokens',
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
 * Jest projects:
 * - `source`: needs only the sources
 * - `build`, `details`: need a production build
 * - `mistakes`, `growth`: build copies of the site, with mistakes or with more pages
 * - `commands`: run commands in copies with a Git history
 * - `world`: request other sites
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
      testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.ts?(x)'],
    },
    { ...shared, displayName: 'build', testMatch: ['<rootDir>/tests/build/**/*.test.ts'] },
    { ...shared, displayName: 'details', testMatch: ['<rootDir>/tests/details/**/*.test.ts'] },
    { ...shared, displayName: 'mistakes', testMatch: ['<rootDir>/tests/mistakes/**/*.test.ts'] },
    { ...shared, displayName: 'commands', testMatch: ['<rootDir>/tests/commands/**/*.test.ts'] },
    { ...shared, displayName: 'world', testMatch: ['<rootDir>/tests/world/**/*.test.ts'] },
    { ...shared, displayName: 'growth', testMatch: ['<rootDir>/tests/growth/**/*.test.ts'] },
  ],
};
