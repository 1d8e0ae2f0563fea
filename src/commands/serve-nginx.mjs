// npm run serve:nginx [-- --port N]: serves the build with nginx as a host would: with the build's nginx.conf,
// precompressed files, and an unprivileged user. Stop it with Ctrl+C.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('npm run serve:nginx -- [--port N]');
  process.exit();
}
const build = path.join(siteDir, 'build');
if (!existsSync(path.join(build, 'nginx.conf'))) {
  throw new Error('The site isn\'t built. Run "npm run build" first.');
}
console.log('Compressing the files, which takes a minute or two …');
const nginx = await startNginx({
  folder: build,
  port: Number(values.port),
  prepare: (site) => run(process.execPath, ['src/commands/compress.mjs', site]),
});
console.log(`The site is at ${nginx.origin}/ (stop with Ctrl+C).`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => nginx.stop());
