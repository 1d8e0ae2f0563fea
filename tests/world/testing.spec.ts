import { expect, test } from '@playwright/test';
import { readPageApp, readSteps } from './page-app';
import { Project } from './project';

/** Sections of the page. Each starts in an empty folder. */
const setUps = [
  { section: /^Jest/, commands: ['npx tsc --noEmit', 'npm test'] },
  { section: /^Vitest/, commands: ['npx tsc -b', 'npm test'] },
  { section: /^Storybook/, commands: ['npm run build-storybook'] },
];

for (const { section, commands } of setUps) {
  test(`${section.source.slice(1)}: the page's setup and test pass`, async () => {
    const project = new Project(readPageApp('docs/guides/testing.mdx', section));
    try {
      await project.follow();
      for (const command of commands) await project.run(command);
    } finally {
      project.remove();
    }
  });
}

test("Vitest on Node.js 20: the page's versions and file pass", async () => {
  const page = 'docs/guides/testing.mdx';
  const app = readPageApp(page, /^Vitest/);
  const [install, ...files] = readSteps(page, /^Vitest on Node 20/);
  const replaced = ['node', 'vitest', 'jsdom'];
  const versions = Object.fromEntries(
    Object.entries(app.versions).filter(([name]) => !replaced.includes(name)),
  );
  const steps = app.steps.map((step) =>
    step.kind === 'install' && step.packages.includes('vitest') ? install! : step,
  );
  expect(steps).toContain(install);
  expect(files).toEqual([expect.objectContaining({ kind: 'file', file: 'src/test-setup.ts' })]);
  const project = new Project({ steps: [...steps, ...files], versions });
  try {
    await project.follow();
    for (const command of ['npx tsc -b', 'npm test']) await project.run(command);
  } finally {
    project.remove();
  }
});
