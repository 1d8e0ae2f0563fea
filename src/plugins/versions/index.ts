import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import {
  versionColumns,
  versionRows,
  versionsIntroduction,
  versionsPage,
  yourRelease,
} from '../../content/versions-page';
import { readVersions, type GeneratedPages } from '../../markdown/page-registry';
import { addressOf } from '../../site/base-url';
import { generatedStatic, writeChanged } from '../../site/generated-static';
import { archivedVersions, baseOf, currentVersion, olderVersions } from '../../versions/list';
import {
  pathIn,
  toVersionPages,
  versionsFilePath,
  versionsPagePath,
  type VersionsFile,
} from '../../versions/version-pages';
import { versionMistakes } from './mistakes';

const source = 'src/components/versions/VersionsPage.tsx';

/** The page as Markdown. */
function toMarkdown(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = versionRows.map(({ name, base, address, facts, status }) =>
    line([`[${name}](${address ?? (base || '/')})`, status, ...facts]),
  );
  return [
    ...versionsIntroduction,
    [line(versionColumns), line(versionColumns.map(() => '---')), ...rows].join('\n'),
    `## ${yourRelease.title} {/* #${yourRelease.id} */}`,
    yourRelease.text,
  ].join('\n\n');
}

/**
 * Makes the page that lists the versions, and the file that says which pages each has, for the version menu
 * and the 404 page. Where a version without a home page begins is global data.
 */
export default function versions({ siteDir }: LoadContext): Plugin<GeneratedPages> {
  const file = path.join(siteDir, generatedStatic, versionsFilePath);
  return {
    name: 'versions',
    async loadContent() {
      const page = { ...versionsPage, path: versionsPagePath, source, text: toMarkdown() };
      return { generatedPages: [page] };
    },
    async allContentLoaded({ allContent, actions }) {
      const built = readVersions(allContent);
      const mistakes = versionMistakes(built.map(({ base }) => base));
      if (mistakes.length > 0) throw new Error(`Versions:\n- ${mistakes.join('\n- ')}`);
      const versions = [currentVersion, ...olderVersions].map((version) => {
        const base = baseOf(version);
        const pages = built
          .find((other) => other.base === base)!
          .pages.map((page) => ({
            path: page.path.slice(base.length) || '/',
            title: page.title,
            isStart: page.inSidebar && !page.previous,
            isListed: !page.unlisted,
          }));
        return toVersionPages(
          version,
          base,
          pages.filter(({ isListed }) => isListed),
        );
      });
      const list: VersionsFile = { versions, elsewhere: archivedVersions };
      writeChanged(file, JSON.stringify(list));
      const starts = Object.fromEntries(
        versions.map((version) => [version.base, addressOf(pathIn(version, version.first))]),
      );
      actions.setGlobalData(starts);
      actions.addRoute({
        path: addressOf(versionsPagePath),
        component: `@site/${source}`,
        exact: true,
      });
    },
  };
}
