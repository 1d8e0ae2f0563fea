// npm run kill-worker [folder]: replaces the service worker of a build with one that unregisters itself and deletes
// its caches. Deploy that build to get rid of a broken worker. The next normal build has the worker again.
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './run.mjs';

const file = path.join(path.resolve(process.argv[2] ?? path.join(siteDir, 'build')), 'sw.js');
if (!existsSync(file)) {
  throw new Error(
    `${file} doesn't exist. Run "npm run build" first, or pass the path of a build folder.`,
  );
}
copyFileSync(path.join(siteDir, 'src/shell/offline/node/kill-worker.js'), file);
console.log(
  `${file} now removes the service worker and its caches from visitors' browsers. Deploy the build.`,
);
