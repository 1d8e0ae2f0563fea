// npm run site: installs missing packages, builds the site for production, and serves it locally.
import { freePort } from './free-port.mjs';
import { installPackages } from './install.mjs';
import { run } from './run.mjs';

installPackages();
run('npx', ['docusaurus', 'build']);
const port = await freePort(3000);
console.log(`\nThe site is at http://localhost:${port}/ (stop with Ctrl+C).\n`);
const served = run(
  'npx',
  ['docusaurus', 'serve', '--no-open', '--host', 'localhost', '--port', String(port)],
  { mayFail: true },
);
process.exitCode = served ? 0 : 1;
