import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console';
import { readPageApp, readSteps } from './page-app';
import { Project } from './project';

/** The page's rule, with the rules that the Getting Started app also needs. */
const webpackConfig = `import config from './webpack.config.mjs';
config.module.rules.push({
  test: /\\.tsx?$/,
  loader: 'esbuild-loader',
  options: { jsx: 'automatic', jsxImportSource: 'theme-ui' },
});
export default {
  ...config,
  mode: 'production',
  entry: './src/main.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: { path: process.cwd() + '/public', filename: 'main.js' },
};
`;
const html =
  '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.js"></script>';

/** Output folder and build commands of each bundler that the page names. */
const bundlers: [name: string, folder: string, commands: string[]][] = [
  ['Vite', 'dist', ['npx vite build']],
  ['esbuild', 'public', ['node build.mjs', `echo '${html}' > public/index.html`]],
  [
    'Webpack',
    'public',
    [
      'rm -r public',
      'npm install --save-dev webpack webpack-cli esbuild-loader',
      `cat > webpack.app.mjs << 'END'\n${webpackConfig}END`,
      'npx webpack --config webpack.app.mjs',
      `echo '${html}' > public/index.html`,
    ],
  ],
];

test('Styling MDX: with each bundler, an MDX file in the Getting Started app has the theme’s styles', async ({
  page,
}) => {
  const app = readPageApp('docs/getting-started/index.mdx');
  app.steps.push(...readSteps('docs/styling-mdx.mdx'));
  const project = new Project(app);
  try {
    await project.follow();
    await project.run(`sed -i 's/  styles: {/&\\n    h1: { color: "primary" },/' src/theme.ts`);
    for (const [name, folder, commands] of bundlers) {
      await test.step(name, async () => {
        for (const command of commands) await project.run(command);
        const address = await project.serve(
          `npx vite preview --outDir ${folder} --port $PORT --strictPort`,
        );
        const assertSilent = watchConsole(page);
        await page.goto(address);
        const heading = page.getByRole('heading', { level: 1, name: 'Visit the harbor' });
        await expect(heading).toHaveCSS('color', 'rgb(11, 90, 143)');
        // A table needs remark-gfm.
        await expect(page.getByRole('cell', { name: 'Lighthouse' })).toBeVisible();
        assertSilent();
      });
    }
  } finally {
    project.remove();
  }
});
