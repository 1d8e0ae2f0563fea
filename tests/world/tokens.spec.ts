import { expect, test } from '@playwright/test';
import type { Code } from 'mdast';
import { readFileSync } from 'node:fs';
import { parseFenceMeta } from '../../src/content/code/fence';
import { parseMdx } from '../../src/content/markdown/parse-mdx';
import { readSteps } from './page-app';
import { Project } from './project';

/** The CSS that a page shows as output. */
function promisedCss(page: string): string {
  const css = parseMdx(readFileSync(page, 'utf8')).children.filter(
    (node): node is Code =>
      node.type === 'code' && node.lang === 'css' && !parseFenceMeta(node.meta).title,
  );
  expect(css).toHaveLength(1);
  return css[0]!.value;
}

/** Runs the steps of a page and checks the project before it's deleted. */
async function withProject(
  { page, section }: { page: string; section?: RegExp },
  check: (project: Project) => Promise<void> | void,
): Promise<void> {
  const steps = readSteps(page, section);
  const project = new Project({
    steps: steps.slice(steps.findIndex(({ kind }) => kind === 'run')),
    versions: {},
  });
  try {
    await project.follow();
    await check(project);
  } finally {
    project.remove();
  }
}

test("custom properties: the page's script writes the file that the page shows", async () => {
  const page = 'docs/packages/custom-properties.mdx';
  await withProject({ page }, (project) =>
    expect(project.read('tokens.css').trim()).toBe(promisedCss(page)),
  );
});

test("Tailwind: both of the page's configurations build the classes that it names", async () => {
  const page = 'docs/packages/tailwind.mdx';
  const rules = promisedCss(page).split(/(?<=^ {2}\}\n)/m);
  expect(rules.length).toBeGreaterThan(3);
  await withProject({ page, section: /^Build with Tailwind 4/ }, async (project) => {
    const output = project.read('output.css');
    for (const rule of rules) expect(output).toContain(rule.trim());
    // Tailwind's own classes, which the first configuration replaces and the second one keeps.
    const theirs = ['bg-red-500', 'text-white', 'text-sm', 'p-5'];
    const build = async () => {
      await project.run(`echo '<p class="bg-primary ${theirs.join(' ')}">' > index.html`);
      await project.run('npx @tailwindcss/cli -i input.css -o output.css');
      const css = project.read('output.css');
      return ['bg-primary', ...theirs].filter((name) => css.includes(`.${name} {`));
    };
    expect(await build()).toEqual(['bg-primary']);
    for (const step of readSteps(page, /^Add to Tailwind/)) await project.take(step);
    expect(await build()).toEqual(['bg-primary', ...theirs]);
  });
});
