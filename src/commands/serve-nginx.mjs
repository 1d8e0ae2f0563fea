// npm run serve:nginx [-- --port N]: serves the build as a host with nginx does: its own configuration,
// compressed files, no rights. Ctrl+C ends it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
const build = path.join(siteDir, 'build');
if (!existsSync(path.join(build, 'nginx.conf'))) {
  throw new Error('There is no build. Run "npm run build" first.');
}
const nginx = await startNginx({
  folder: build,
  port: Number(values.port),
  prepare: (site) => run(process.execPath, ['src/commands/compress.mjs', site]),
});
console.log(`The site is at ${nginx.origin}/ (stop with Ctrl+C).`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => nginx.stop());
