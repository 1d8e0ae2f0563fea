import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath, getFileCommitDate, loadFreshModule } from '@docusaurus/utils';
import path from 'node:path';
import {
  changeId,
  changeLabel,
  changesByMonth,
  changesIntroduction,
  changesPage,
  dayInWords,
  type Change,
} from '../../content/changes';
import type { GeneratedPages } from '../../markdown/page-registry';
import { addressOf } from '../../site/base-url';
import { changesFeedPath, changesPath } from '../../site/facts';
import { generatedStatic, writeChanged } from '../../site/generated-static';
import { changesFeed } from './feed';
import { changeMistakes, changesFile } from './mistakes';

const hour = 60 * 60 * 1000;

/**
 * The last day that an entry may have: today where the day begins first, 14 hours ahead of UTC. A machine
 * whose clock is late goes by the file's last commit.
 */
async function latestDay(file: string): Promise<string> {
  const committed = await getFileCommitDate(file, { age: 'newest' }).then(
    ({ date }) => date.getTime(),
    () => 0,
  );
  const latest = Math.max(Date.now(), committed) + 14 * hour;
  return new Date(latest).toISOString().slice(0, 10);
}

/** The page as Markdown. */
function toMarkdown(changes: Change[]): string {
  const entry = (change: Change) => [
    `### ${change.title} {/* #${changeId(change)} */}`,
    `${changeLabel(change)}, ${dayInWords(change.date)}`,
    change.text,
  ];
  return [
    changesIntroduction,
    ...changesByMonth(changes).flatMap(({ id, title, changes }) => [
      `## ${title} {/* #${id} */}`,
      ...changes.flatMap(entry),
    ]),
  ].join('\n\n');
}

/** Makes the page of changes and its feed from `changes.ts`, and checks them. */
export default function changes({ siteDir }: LoadContext): Plugin<GeneratedPages> {
  const file = path.join(siteDir, changesFile);
  let all: Change[] = [];
  return {
    name: 'changes',
    getPathsToWatch: () => [file],
    async loadContent() {
      all = (await loadFreshModule(file)) as Change[];
      const mistakes = changeMistakes(all, await latestDay(file)).map((text) => ({
        file: changesFile,
        text,
      }));
      if (mistakes.length > 0) return { generatedPages: [], mistakes };
      const feed = path.join(siteDir, generatedStatic, changesFeedPath);
      writeChanged(feed, changesFeed(all));
      const page = { ...changesPage, path: changesPath, source: changesFile };
      return { generatedPages: [{ ...page, text: toMarkdown(all) }] };
    },
    async contentLoaded({ actions }) {
      const data = await actions.createData('changes.json', all);
      actions.addRoute({
        path: addressOf(changesPath),
        component: '@site/src/components/changes/ChangesPage.tsx',
        // By an alias: the names of scripts come from this path, and must be the same in any folder.
        modules: { changes: aliasedSitePath(data, siteDir) },
        exact: true,
      });
    },
  };
}
