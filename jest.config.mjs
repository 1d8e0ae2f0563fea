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
  transformIgnorePatterns: ['/node_modules/(?!(unist-util-|@docusaurus|parse5|entities))'],
  testEnvironment: 'node',
};

/** Jest's projects: what needs only sources, what needs the build, and what builds broken copies. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'source',
      testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.ts?(x)'],
    },
    { ...shared, displayName: 'build', testMatch: ['<rootDir>/tests/build/**/*.test.ts'] },
    { ...shared, displayName: 'mistakes', testMatch: ['<rootDir>/tests/mistakes/**/*.test.ts'] },
  ],
};
