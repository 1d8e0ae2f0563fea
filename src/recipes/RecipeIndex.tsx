/** @jsxImportSource theme-ui */
import recipes from '@generated/recipes/default/list';
import { useDeferredValue, useState } from 'react';
import { Label, Select } from 'theme-ui';
import { cardLinkStyle } from '../design/card-link';
import { recipeKinds, type Recipe, type RecipeKind } from './recipes';
import { recipePath } from '../site/recipe-paths';
import { FilterField } from '../design/FilterField';
import { addressOf } from '../site/base-url';

const kinds = Object.entries(recipeKinds);

/** True if title, description and kind contain all words of the query. */
function matchesQuery({ title, description, kind }: Recipe, query: string): boolean {
  const text = `${title} ${description} ${recipeKinds[kind]}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
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

/** Alignment of previews in their cards, as on a page. */
const alignments: Partial<Record<RecipeKind, string>> = { header: 'start', footer: 'safe end' };

/** Card of a recipe: its live example at half size, title and description. */
function RecipeCard({ name, title, description, kind, Preview }: Recipe) {
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
        <div sx={{ ...halfSizeStyle, alignContent: alignments[kind] ?? 'safe center' }}>
          <div>
            <Preview />
          </div>
        </div>
      </div>
      <div sx={{ flex: 1, p: 3, pt: 2, bg: 'muted', fontSize: 1, lineHeight: 'heading' }}>
        <a href={addressOf(recipePath(name))} sx={cardLinkStyle}>
          {title}
        </a>
        {description}
      </div>
    </li>
  );
}

/** Cards of all recipes, grouped by kind, with filters for kind and text. */
export function RecipeIndex() {
  const [kind, setKind] = useState('');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim());
  const found = recipes.filter(
    (recipe) => (!kind || recipe.kind === kind) && matchesQuery(recipe, deferredQuery),
  );
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
          <Select id="recipe-kind" value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">All</option>
            {kinds.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <p role="status" sx={{ flex: '1 0 100%', m: 0, color: 'gray', fontSize: 1 }}>
          {found.length === recipes.length
            ? `${recipes.length} recipes`
            : `${found.length} of ${recipes.length} recipes`}
        </p>
      </div>
      {kinds.map(([value, label]) => {
        const group = found.filter((recipe) => recipe.kind === value);
        if (group.length === 0) return null;
        return (
          <section key={value} aria-labelledby={`kind-${value}`}>
            <h3 id={`kind-${value}`} sx={{ variant: 'styles.h3' }}>
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
              {group.map((recipe) => (
                <RecipeCard key={recipe.name} {...recipe} />
              ))}
            </ul>
          </section>
        );
      })}
      {found.length === 0 && (
        <p>
          No recipes match “{query.trim()}”
          {kind ? ` in ${recipeKinds[kind as keyof typeof recipeKinds]}` : ''}.{' '}
          <a href={addressOf('/recipes/notes')} sx={{ variant: 'styles.a' }}>
            See what’s planned
          </a>
        </p>
      )}
    </div>
  );
}
