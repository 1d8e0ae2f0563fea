// npm run check:links: requests each external URL that the build links to. Fails if one is gone; unclear results are
// only listed. Run it on a schedule, not on pull requests: the result depends on other sites.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkLink, findExternalLinks } from './external-links.mjs';
import { siteDir } from './run.mjs';

const folder = path.join(siteDir, 'build');
if (!existsSync(folder)) throw new Error('The site isn\'t built. Run "npm run build" first.');
const links = [...findExternalLinks(folder, process.env.SITE_URL || 'https://theme-ui.com')];
if (links.length === 0)
  throw new Error(
    'The build has no external links. Check the regular expression in external-links.mjs.',
  );

const results = [];
const queue = [...links];
async function checkQueued() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [url, pages] = next;
    results.push({ url, pages, ...(await checkLink(url)) });
  }
}
await Promise.all(Array.from({ length: 6 }, checkQueued));

for (const { url, pages, state, reason } of results.filter(({ state }) => state !== 'ok')) {
  console.log(`${state} (${reason}): ${url}\n  in ${pages.slice(0, 3).join(', ')}`);
}
const count = (state) => results.filter((result) => result.state === state).length;
console.log(
  `${links.length} links: ${count('ok')} ok, ${count('gone')} gone, ${count('unclear')} unclear.`,
);
process.exitCode = count('gone') > 0 ? 1 : 0;
