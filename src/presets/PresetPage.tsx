/** @jsxImportSource theme-ui */
import { Island } from '@island';
import type { ComponentType } from 'react';
import { presetCharacters, presetIslands, presetPath, type PresetData } from '../themes/presets';
import { addressOf } from '../site/base-url';
import { editUrl, libraryVersion } from '../site/facts';
import { CodeBlock } from '../mdx/CodeBlock';
import { elements } from '../mdx/elements';
import { Install } from '../mdx/Install';
import { CardMetadata, PageMetadata } from '../shell/Metadata';
import { Pager } from '../sidebar/Pager';
import { PageMeta } from '../shell/PageMeta';
import { StructuredData } from '../shell/StructuredData';

const { h2: H2, p: P, ul: Ul, li: Li, code: Code, a: A, details: Details } = elements;

/** Text with inline code between backticks. */
function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 ? <Code key={index}>{part}</Code> : part));
}

const toLink = (name: string | null) =>
  name ? { title: name, permalink: addressOf(presetPath(name)) } : undefined;

interface PresetPageProps {
  preset: PresetData;
  /** Island of the page: `PresetLook` for this preset. */
  Look: ComponentType;
}

/** Page of a preset, with the values in its package: palette, specimens, notes and JSON. */
export default function PresetPage({ preset, Look }: PresetPageProps) {
  const { name, title, description, notes, json, previous, next } = preset;
  return (
    <article sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4 }}>
      <PageMetadata title={title} description={description} />
      <StructuredData
        page={{
          title,
          description,
          address: addressOf(presetPath(name)),
          above: [
            { label: 'Packages', address: addressOf('/packages') },
            { label: 'Presets', address: addressOf('/packages/presets') },
          ],
        }}
      />
      <CardMetadata title={title} section="Packages" />
      <nav aria-label="Breadcrumbs" sx={{ fontSize: 1, mb: 2 }}>
        <A href="/packages">Packages</A> <span sx={{ mx: 1, color: 'gray' }}>/</span>{' '}
        <A href="/packages/presets">Presets</A>
      </nav>
      <h1 sx={{ variant: 'styles.h1' }}>{title}</h1>
      <P>
        {presetCharacters[name]}. This page shows the values of <Code>@theme-ui/presets</Code>{' '}
        {libraryVersion}. To extend a preset, see <A href="/packages/presets">Presets</A>. To
        compare it with another one, open <A href={`/demo?theme=${name}`}>Demo</A>.
      </P>
      <Install packages={`@theme-ui/preset-${name}`} />

      <H2 id="palette">Palette</H2>
      <Island page={presetIslands(name)} name="default" component={<Look />} />

      <H2 id="notes">Notes</H2>
      <Ul>
        {notes.map((note) => (
          <Li key={note}>
            <TextWithCode text={note} />
          </Li>
        ))}
      </Ul>

      <H2 id="json">JSON</H2>
      <Details>
        <summary>The whole theme, {json.text.split('\n').length} lines</summary>
        <CodeBlock language="json" html={json.html} title={`${name}.json`} />
      </Details>

      <PageMeta
        editUrl={editUrl('src/presets/PresetPage.tsx')}
        updatedAt={undefined}
        path={presetPath(name)}
      />
      <Pager previous={toLink(previous)} next={toLink(next)} />
    </article>
  );
}
