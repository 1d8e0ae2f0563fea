/** @jsxImportSource theme-ui */
import componentGroups from '@generated/pipeline/default/components.json';
import { useDeferredValue } from 'react';
import { cardLinkStyle } from '../../base/design/card-link';
import { FilterField, NoMatches } from '../../base/design/FilterField';
import { descriptionStyle, pictureListStyle, pictureStyle } from '../../base/design/picture-cards';
import { addressOf } from '../../base/facts/base-url';
import { elements } from '../../content/elements/elements';
import { useQueryState } from '../../runtime/browser/useQueryState';
import { filterGroups } from '../filter-groups';
import { specimens } from './specimens';

const { h3: H3 } = elements;

const count = componentGroups.flatMap(({ pages }) => pages).length;

/** Index of all components, by group, with a specimen of each and a filter. */
export function ComponentIndex() {
  const [query, setQuery] = useQueryState('q');
  const groups = filterGroups(componentGroups, useDeferredValue(query));
  const shown = groups.flatMap(({ pages }) => pages).length;
  return (
    <div data-start-on="address">
      <div
        data-with-scripts=""
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3, my: 3 }}
      >
        <FilterField
          id="component-filter"
          label="Filter components"
          value={query}
          onChange={setQuery}
        />
        <p role="status" sx={{ color: 'gray', fontSize: 1, m: 0, py: 2 }}>
          {shown === count ? `${count} components` : `${shown} of ${count} components`}
        </p>
      </div>
      {groups.map(({ label, id, pages }) => (
        <section key={label} aria-label={label}>
          <H3 id={id}>{label}</H3>
          <ul
            sx={{
              ...pictureListStyle,
              gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
            }}
          >
            {pages.map(({ path, title, summary }) => (
              <li key={path}>
                <div
                  inert
                  sx={{
                    ...pictureStyle,
                    display: 'grid',
                    placeItems: 'center',
                    height: 128,
                    p: 3,
                  }}
                >
                  {specimens[title]}
                </div>
                <a href={addressOf(path)} sx={cardLinkStyle}>
                  {title}
                </a>
                <p sx={descriptionStyle}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <NoMatches title={`No components match “${query.trim()}”`} onClear={() => setQuery('')}>
          Theme UI doesn’t have{' '}
          <a href="#limits" sx={{ variant: 'styles.a' }}>
            composite widgets
          </a>
          , but there are{' '}
          <a href={addressOf('/recipes')} sx={{ variant: 'styles.a' }}>
            recipes
          </a>{' '}
          for some.
        </NoMatches>
      )}
    </div>
  );
}
