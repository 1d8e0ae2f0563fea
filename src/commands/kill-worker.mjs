// npm run kill-worker [folder]: puts a service worker into a build that removes the one readers have, with
// all that it kept. Deploy the build; the next ordinary build brings the worker back.
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './run.mjs';

const file = path.join(path.resolve(process.argv[2] ?? path.join(siteDir, 'build')), 'sw.js');
if (!existsSync(file)) {
  throw new Error(`There is no ${file}. Run "npm run build" first, or name the folder of a build.`);
}
copyFileSync(path.join(siteDir, 'src/offline/build/kill-worker.js'), file);
console.log(`${file} now removes the service worker of those who visit the site.`);
