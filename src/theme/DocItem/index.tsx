// Replaces: theme-classic's DocItem (3.10.2).
// Why: custom page layout, in Theme UI.
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import { pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { DocMetadata } from '../../shell/layout/DocMetadata';
import { DocPage } from '../../shell/layout/DocPage';
import { PresetActions } from '../../site/presets/PresetActions';
import { RecipeActions } from '../../site/recipes/RecipeActions';
import { presetNames, presetPath } from '../../studio/themes/presets';

/** Returns the buttons below the title; undefined for most pages. */
function actionsOf({ metadata, frontMatter }: Props['content']) {
  const path = pathOf(cleanPath(metadata.permalink))!;
  if ('recipe' in frontMatter) return <RecipeActions path={path} />;
  const preset = presetNames.find((name) => presetPath(name) === path);
  return preset && <PresetActions name={preset} />;
}

const contentStyle = { display: 'contents' };

export default function DocItem({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <DocMetadata />
      <DocPage actions={actionsOf(Content)}>
        {/* Reader views show the element around the section with the most text, so it contains nothing else. */}
        <div style={contentStyle}>
          {/* For src/content/pages/rendered-content.ts. */}
          <section data-content="" style={contentStyle}>
            <MDXContent>
              <Content />
            </MDXContent>
          </section>
        </div>
      </DocPage>
    </DocProvider>
  );
}
