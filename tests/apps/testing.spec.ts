import { test } from '@playwright/test';
import { readPageApp } from './page-app';
import { Project } from './project';

/** Each section of the page begins in an empty folder. */
const setUps = [
  { section: /^Jest/, commands: ['npx tsc --noEmit', 'npm test'] },
  { section: /^Vitest/, commands: ['npx tsc -b', 'npm test'] },
  { section: /^Storybook/, commands: ['npm run build-storybook'] },
];

for (const { section, commands } of setUps) {
  test(`${section.source.slice(1)}: the set-up and the test of the page pass`, async () => {
    const project = new Project(readPageApp('docs/guides/testing.mdx', section));
    try {
      await project.follow();
      for (const command of commands) await project.run(command);
    } finally {
      project.remove();
    }
  });
}
