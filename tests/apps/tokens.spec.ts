import { expect, test } from '@playwright/test';
import type { Code } from 'mdast';
import { readFileSync } from 'node:fs';
import { parseFenceMeta } from '../../src/markdown/fence';
import { parseMdx } from '../../src/markdown/parse-mdx';
import { readSteps } from './page-app';
import { Project } from './project';

/** The CSS that a page says will come out. */
function promisedCss(page: string): string {
  const css = parseMdx(readFileSync(page, 'utf8')).children.filter(
    (node): node is Code =>
      node.type === 'code' && node.lang === 'css' && !parseFenceMeta(node.meta).title,
  );
  expect(css).toHaveLength(1);
  return css[0]!.value;
}

/** Does what a page tells from its first command on. */
async function outputOf(page: string, file: string): Promise<string> {
  const steps = readSteps(page);
  const project = new Project({
    steps: steps.slice(steps.findIndex(({ kind }) => kind === 'run')),
    versions: {},
  });
  try {
    await project.follow();
    return project.read(file);
  } finally {
    project.remove();
  }
}

test('custom properties: the script of the page writes the file that it shows', async () => {
  const page = 'docs/packages/custom-properties.mdx';
  expect((await outputOf(page, 'tokens.css')).trim()).toBe(promisedCss(page));
});

test('Tailwind: the build of the page has the rules that it shows', async () => {
  const page = 'docs/packages/tailwind.mdx';
  const rules = promisedCss(page).split(/(?<=^ {2}\}\n)/m);
  const output = await outputOf(page, 'output.css');
  expect(rules.length).toBeGreaterThan(3);
  for (const rule of rules) expect(output).toContain(rule.trim());
});
