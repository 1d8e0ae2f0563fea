import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { presetCharacters, presetIslands, presetPath, type PresetData } from '../themes/presets';
import { writeIslandModule } from '../islands/island-modules';
import { highlight } from '../code/highlight';
import type { GeneratedPage, GeneratedPages } from '../pages/pages';
import { addressOf } from '../site/base-url';
import { judgePairs, palettesOf, type JudgedPair } from '../themes/palette';
import { createPresetNotes } from './preset-notes';

const source = 'src/presets/PresetPage.tsx';

/** @throws if `presetCharacters` doesn't match the presets that the package exports */
function readPresets(): PresetData[] {
  const names = Object.keys(presetCharacters);
  const missing = Object.keys(presets).filter((name) => !names.includes(name));
  const removed = names.filter((name) => !(name in presets));
  if (missing.length + removed.length > 0) {
    throw new Error(
      `presetCharacters in src/themes/presets.ts doesn't match @theme-ui/presets. ` +
        `Add: ${missing.join(', ') || 'none'}. Remove: ${removed.join(', ') || 'none'}.`,
    );
  }
  return names.map((name, index) => {
    const theme = presets[name as keyof typeof presets] as Theme;
    const text = JSON.stringify(theme, null, 2);
    return {
      name,
      title: `The ${name} preset`,
      description: `${presetCharacters[name]}: palette with contrast, type, scales, components, notes, and JSON of the Theme UI preset ${name}.`,
      theme,
      modes: palettesOf(theme).map((mode) => ({ ...mode, pairs: judgePairs(theme, mode.palette) })),
      notes: createPresetNotes(theme),
      json: { text, html: highlight(text, 'json') },
      previous: names[index - 1] ?? null,
      next: names[index + 1] ?? null,
    };
  });
}

const formatPairRow = ({ foreground, background, where, contrast, limit }: JudgedPair) =>
  `| \`${foreground}\` on \`${background}\` | ${contrast ?? 'missing'} | ${limit} | ${where.join(', ')} |`;

/** Renders the page as Markdown, without the specimens. */
function toMarkdown({ name, modes, notes, json }: PresetData): string {
  return [
    `${presetCharacters[name]}.`,
    '```bash\n' + `npm install @theme-ui/preset-${name}\n` + '```',
    '## Palette {/* #palette */}',
    ...modes.flatMap((mode) => [
      `**${mode.name}**`,
      ['| Key | Color |', '| --- | --- |']
        .concat(Object.entries(mode.palette).map(([key, value]) => `| \`${key}\` | \`${value}\` |`))
        .join('\n'),
      ['| Pair | Contrast | Minimum | Where |', '| --- | --- | --- | --- |']
        .concat(mode.pairs.map(formatPairRow))
        .join('\n'),
    ]),
    '## Notes {/* #notes */}',
    notes.map((note) => `- ${note}`).join('\n'),
    '## JSON {/* #json */}',
    '```json\n' + `${json.text}\n` + '```',
  ].join('\n\n');
}

const toLink = (name: string | null) =>
  name ? { title: name, path: addressOf(presetPath(name)) } : null;

const toPage = (preset: PresetData): GeneratedPage => ({
  path: presetPath(preset.name),
  title: preset.title,
  description: preset.description,
  source,
  text: toMarkdown(preset),
  section: { title: 'Packages', path: addressOf('/packages') },
  previous: toLink(preset.previous),
  next: toLink(preset.next),
});

/** Renders the module with the island of a preset's page. */
const renderIslandModule = (
  look: string,
) => `import { PresetLook } from '@site/src/presets/PresetLook';
import preset from '${look}';

export default () => <PresetLook preset={preset} />;
`;

/** Adds a page for each preset that @theme-ui/presets exports. */
export default function presetPages({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<GeneratedPages> {
  const all = readPresets();
  return {
    name: 'presets',
    loadContent: () => ({ generatedPages: all.map(toPage) }),
    async contentLoaded({ actions }) {
      for (const preset of all) {
        const data = await actions.createData(`${preset.name}.json`, preset);
        const { modes, theme } = preset;
        const look = await actions.createData(`${preset.name}-look.json`, { modes, theme });
        const page = presetIslands(preset.name);
        const text = renderIslandModule(aliasedSitePath(look, siteDir));
        actions.addRoute({
          path: addressOf(presetPath(preset.name)),
          component: `@site/${source}`,
          // Aliased, since script names derive from these paths and must not depend on the folder.
          modules: {
            preset: aliasedSitePath(data, siteDir),
            Look: writeIslandModule(generatedFilesDir, page, text),
          },
          exact: true,
        });
      }
    },
  };
}
