// npm run check:links: asks for each address outside the site that the build links to. Fails when one is gone;
// what is unclear is only listed. For a schedule, not for pull requests: others decide the result.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkLink, outsideLinks } from './outside-links.mjs';
import { siteDir } from './run.mjs';

const folder = path.join(siteDir, 'build');
if (!existsSync(folder)) throw new Error('There is no build. Run "npm run build" first.');
const links = [...outsideLinks(folder, process.env.SITE_URL || 'https://theme-ui.com')];
if (links.length === 0) throw new Error('The build has no link to another site.');

const results = [];
const waiting = [...links];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [url, pages] = next;
    results.push({ url, pages, ...(await checkLink(url)) });
  }
}
await Promise.all(Array.from({ length: 6 }, work));

for (const { url, pages, state, reason } of results.filter(({ state }) => state !== 'ok')) {
  console.log(`${state} (${reason}): ${url}\n  in ${pages.slice(0, 3).join(', ')}`);
}
const count = (state) => results.filter((result) => result.state === state).length;
console.log(
  `${links.length} links: ${count('ok')} ok, ${count('gone')} gone, ${count('unclear')} unclear.`,
);
process.exitCode = count('gone') > 0 ? 1 : 0;
