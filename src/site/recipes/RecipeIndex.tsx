/** @jsxImportSource theme-ui */
import groups from '@generated/pipeline/default/recipes.json';
import examples from '@generated/recipes/list';
import { useDeferredValue, useState } from 'react';
import { Label, Select } from 'theme-ui';
import { cardLinkStyle } from '../../base/design/card-link';
import { FilterField } from '../../base/design/FilterField';
import { addressOf } from '../../base/facts/base-url';

/** A recipe and its group. */
type Recipe = (typeof groups)[number]['pages'][number] & { group: string };

const count = groups.flatMap(({ pages }) => pages).length;

/** Returns the groups with the recipes that match all words of the query; omits empty groups. */
function filterGroups(kind: string, query: string) {
  const words = query.toLowerCase().split(/\s+/);
  return groups
    .filter(({ label }) => !kind || label === kind)
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ title, summary }) => {
        const text = `${title} ${summary} ${label}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

const halfSizeStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '200%',
  height: 416,
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
  '[dir=rtl] &': { transformOrigin: '100% 0' },
} as const;

/** Alignment of previews in their cards, as on a page, by group. */
const alignments: Record<string, string> = { Headers: 'start', Footers: 'safe end' };

/** Card of a recipe: its live example at half size, title and description. */
function RecipeCard({ path, title, summary, group }: Recipe) {
  const Preview = examples[path]!;
  return (
    <li
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        border: 'thin',
        borderRadius: 'large',
        overflow: 'hidden',
        ':hover, :focus-within': { borderColor: 'primary' },
      }}
    >
      <div inert aria-hidden="true" sx={{ height: 208, overflow: 'hidden', borderBottom: 'thin' }}>
        <div sx={{ ...halfSizeStyle, alignContent: alignments[group] ?? 'safe center' }}>
          <div>
            <Preview />
          </div>
        </div>
      </div>
      <div sx={{ flex: 1, p: 3, pt: 2, bg: 'muted', fontSize: 1, lineHeight: 'heading' }}>
        <a href={addressOf(path)} sx={cardLinkStyle}>
          {title}
        </a>{' '}
        {summary}
      </div>
    </li>
  );
}

/** Cards of all recipes, by group, with filters for group and text. */
export function RecipeIndex() {
  const [kind, setKind] = useState('');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim());
  const matchingGroups = filterGroups(kind, deferredQuery);
  const shown = matchingGroups.flatMap(({ pages }) => pages).length;
  return (
    <div>
      <div
        data-with-scripts=""
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', my: 4 }}
      >
        <div sx={{ flex: '1 1 200px', maxWidth: 320 }}>
          <FilterField
            id="recipe-filter"
            label="Filter recipes"
            value={query}
            onChange={setQuery}
          />
        </div>
        <div
          sx={{
            flex: '0 1 160px',
            // Theme UI puts the arrow over the right edge.
            '[dir=rtl] & select + svg': { marginInline: '-28px 0' },
          }}
        >
          <Label htmlFor="recipe-kind" sx={{ mb: 1 }}>
            Kind
          </Label>
          <Select
            id="recipe-kind"
            autoComplete="off"
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            <option value="">All</option>
            {groups.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        </div>
        <p role="status" sx={{ flex: '1 0 100%', m: 0, color: 'gray', fontSize: 1 }}>
          {shown === count ? `${count} recipes` : `${shown} of ${count} recipes`}
        </p>
      </div>
      {matchingGroups.map(({ label, pages }) => (
        <section key={label} aria-labelledby={`kind-${label}`}>
          <h3 id={`kind-${label}`} sx={{ variant: 'styles.h3' }}>
            {label}
          </h3>
          <ul
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              gap: 3,
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {pages.map((page) => (
              <RecipeCard key={page.path} {...page} group={label} />
            ))}
          </ul>
        </section>
      ))}
      {matchingGroups.length === 0 && (
        <p>
          No recipes match “{query.trim()}”{kind && ` in ${kind}`}.{' '}
          <a href={addressOf('/recipes/notes')} sx={{ variant: 'styles.a' }}>
            See what’s planned
          </a>
        </p>
      )}
    </div>
  );
}
