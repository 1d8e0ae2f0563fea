/** @jsxImportSource theme-ui */
import groups from '@generated/pipeline/default/recipes.json';
import examples from '@generated/recipes/list';
import { useDeferredValue } from 'react';
import { cardLinkStyle } from '../../base/design/card-link';
import { FilterField, NoMatches } from '../../base/design/FilterField';
import { descriptionStyle, pictureListStyle } from '../../base/design/picture-cards';
import { addressOf } from '../../base/facts/base-url';
import { elements } from '../../content/elements/elements';
import { useQueryState } from '../../runtime/browser/useQueryState';
import { toggleStyle } from '../../sandbox/controls/control-styles';
import { filterGroups } from '../filter-groups';
import { RecipePicture } from './RecipePicture';

const { h3: H3 } = elements;

const count = groups.flatMap(({ pages }) => pages).length;

interface KindButtonsProps {
  chosen: string;
  onChoose: (kind: string) => void;
}

/** Toggle button for each group of recipes. */
function KindButtons({ chosen, onChoose }: KindButtonsProps) {
  return (
    <div role="group" aria-label="Kind" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[{ label: '', pages: [] }, ...groups].map(({ label, pages }) => (
        <button
          key={label}
          type="button"
          aria-pressed={label === chosen}
          onClick={() => onChoose(label)}
          sx={toggleStyle}
        >
          {label || 'All'} <span sx={{ color: 'gray' }}>{label ? pages.length : count}</span>
        </button>
      ))}
    </div>
  );
}

/** Cards of all recipes, by group, with filters for group and text. */
export function RecipeIndex() {
  const [kind, setKind] = useQueryState('kind');
  const [query, setQuery] = useQueryState('q');
  const groupsOfKind = groups.filter(({ label }) => !kind || label === kind);
  const matchingGroups = filterGroups(groupsOfKind, useDeferredValue(query));
  const shown = matchingGroups.flatMap(({ pages }) => pages).length;
  return (
    <div data-start-on="address">
      <div
        data-with-scripts=""
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', my: 3 }}
      >
        <FilterField id="recipe-filter" label="Filter recipes" value={query} onChange={setQuery} />
        <KindButtons chosen={kind} onChoose={setKind} />
        <p role="status" sx={{ flex: '1 0 100%', m: 0, color: 'gray', fontSize: 1 }}>
          {shown === count ? `${count} recipes` : `${shown} of ${count} recipes`}
        </p>
      </div>
      {matchingGroups.map(({ label, id, pages }) => (
        <section key={label} aria-label={label}>
          <H3 id={`kind-${id}`}>{label}</H3>
          <ul
            sx={{
              ...pictureListStyle,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
              '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {pages.map(({ path, title, summary }) => (
              <li key={path}>
                <RecipePicture Recipe={examples[path]!} path={path} group={label} />
                <a href={addressOf(path)} sx={cardLinkStyle}>
                  {title}
                </a>
                <p sx={descriptionStyle}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {matchingGroups.length === 0 && (
        <NoMatches
          title={`No recipes${kind && ` in ${kind}`} match “${query.trim()}”`}
          onClear={() => {
            setKind('');
            setQuery('');
          }}
        >
          Try a single word, such as “menu” or “form”, or{' '}
          <a href={addressOf('/recipes/notes')} sx={{ variant: 'styles.a' }}>
            see what’s planned
          </a>
          .
        </NoMatches>
      )}
    </div>
  );
}
