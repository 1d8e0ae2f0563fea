// npm run lint:text: checks the wording of the newest version's pages and of all Markdown files with textlint.
// src/prose/patterns.mjs lists what it reports. Prints the file, line, column, and message of each problem.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { siteDir } from './run.mjs';

const descriptor = await loadTextlintrc({ configFilePath: path.join(siteDir, '.textlintrc.cjs') });
const linter = createLinter({ descriptor, cwd: siteDir });
const results = await linter.lintFiles(['docs/**/*.mdx', '*.md', 'src/**/*.md']);

const problems = results.flatMap(({ filePath, messages }) =>
  messages.map(({ loc: { start }, message }) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    return `${file}:${start.line}:${start.column}: ${message}`;
  }),
);

const isPage = (file) => file.endsWith('.mdx');
const docs = readdirSync(path.join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' });
const pageCount = docs.filter(isPage).length;
const checkedCount = results.filter(({ filePath }) => isPage(filePath)).length;
// textlint doesn't report a configuration that can't be loaded. It then skips MDX files.
if (pageCount === 0 || checkedCount < pageCount) {
  problems.push(
    `textlint checked ${checkedCount} of ${pageCount} pages in docs. Check .textlintrc.cjs.`,
  );
}

for (const problem of problems) console.error(problem);
console.log(`${results.length} files checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
