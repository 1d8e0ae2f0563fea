import { readFileSync } from 'node:fs';
import { checkEach } from '../support/check-each';
import { olderPageFiles, pageCode, pageFiles } from '../support/page-code';

const commands = pageCode()
  .filter(({ language }) => language === 'bash')
  .flatMap(({ page, line, code }) =>
    code.split('\n').map((command, index) => ({ at: `${page}:${line + index}`, command })),
  );

/**
 * Matches commands that fetch a package and run it, such as `npm create vite@latest` or `npx create-next-app@latest`.
 */
const fetches = /^(npm (create|init) (?!-)|npx (?:--?\S+ )*\S+@latest)/;

/** Options that npm itself reads: before the package for npx, before `--` for npm. */
const npmOptions = (command: string) =>
  command.startsWith('npx')
    ? command.slice(0, command.indexOf('@latest')).split(' ')
    : command.split(' -- ')[0]!.split(' ');

test("commands that fetch a package to run it don't stop at a prompt of npm", () => {
  const fetching = commands.filter(({ command }) => fetches.test(command));
  checkEach(fetching, ({ at, command }) => [
    !npmOptions(command).includes('--yes') && `${at}: "${command}" needs --yes.`,
  ]);
});

test('the command for an older Node.js is above the other commands of its page', () => {
  const pages = [...pageFiles(), ...olderPageFiles()]
    .map((page) => ({ page, source: readFileSync(page, 'utf8') }))
    .filter(({ source }) => source.includes('-p node@'));
  checkEach(pages, ({ page, source }) => [
    source.indexOf('-p node@') > source.search(/^(```bash|<Install )/m) &&
      `${page}: move the command with "-p node@" above the first command.`,
  ]);
});
