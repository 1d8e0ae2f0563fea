/** Beginnings of the names of packages that exist as ES modules only. */
const esModules = [
  'culori',
  '@docusaurus',
  '@theme-ui/prism/presets',
  'entities',
  // The MDX parser is made of many small packages.
  'ccount',
  'character-',
  'decode-named-character-reference',
  'devlop',
  'estree-util-',
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
  'stringify-entities',
  'unist-util-',
  'vfile',
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
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  testEnvironment: '<rootDir>/tests/support/fast-environment.mjs',
};

/** Jest's projects: what needs only sources, what needs the build, details of it, what builds copies that
 * are broken or larger, commands in copies that have a history, and what asks other sites. */
export default {
  // By default one core is left for others, of two that CI has.
  maxWorkers: '100%',
  // On a busy machine a test may take ten times as long; one that hangs still ends.
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
