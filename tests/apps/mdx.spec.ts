import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console';
import { readPageApp, readSteps } from './page-app';
import { Project } from './project';

test('Styling MDX: in the app of Getting Started a file of MDX gets the theme’s styles', async ({
  page,
}) => {
  const app = readPageApp('docs/getting-started/index.mdx');
  app.steps.push(...readSteps('docs/styling-mdx.mdx'));
  const project = new Project(app);
  try {
    await project.follow();
    await project.run(`sed -i 's/  styles: {/&\\n    h1: { color: "primary" },/' src/theme.ts`);
    await project.run('npx vite build');
    const address = await project.serve('npx vite preview --port $PORT --strictPort');
    const assertSilent = watchConsole(page);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: 'Visit the harbor' });
    await expect(heading).toHaveCSS('color', 'rgb(11, 90, 143)');
    // A table needs remark-gfm.
    await expect(page.getByRole('cell', { name: 'Lighthouse' })).toBeVisible();
    assertSilent();
  } finally {
    project.remove();
  }
});
