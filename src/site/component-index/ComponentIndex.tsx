/** @jsxImportSource theme-ui */
import componentGroups from '@generated/pipeline/default/components.json';
import { useDeferredValue, useState } from 'react';
import { cardLinkStyle } from '../../base/design/card-link';
import { FilterField } from '../../base/design/FilterField';
import { specimens } from './specimens';
import { addressOf } from '../../base/facts/base-url';

const count = componentGroups.flatMap(({ pages }) => pages).length;

const toId = (label: string) => label.toLowerCase().replaceAll(' ', '-');

/** Returns the groups with the components that match all words of the query; omits empty groups. */
function filterGroups(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return componentGroups
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ title, summary, keywords }) => {
        const text = `${title} ${summary} ${keywords} ${label}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Index of all components, by group, with a specimen of each and a filter. */
export function ComponentIndex() {
  const [query, setQuery] = useState('');
  const groups = filterGroups(useDeferredValue(query));
  const shown = groups.flatMap(({ pages }) => pages).length;
  return (
    <div>
      <div data-with-scripts="" sx={{ maxWidth: 360, my: 4 }}>
        <FilterField
          id="component-filter"
          label="Filter components"
          value={query}
          onChange={setQuery}
        />
        <p role="status" sx={{ color: 'gray', fontSize: 1, mt: 2, mb: 0 }}>
          {shown === count ? `${count} components` : `${shown} of ${count} components`}
        </p>
      </div>
      {groups.map(({ label, pages }) => (
        <section key={label} aria-labelledby={toId(label)}>
          <h3 id={toId(label)} sx={{ variant: 'styles.h3' }}>
            {label}
          </h3>
          <ul
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
              gap: 3,
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {pages.map(({ path, title, summary }) => (
              <li
                key={path}
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
                <div
                  inert
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    height: 128,
                    p: 3,
                    overflow: 'hidden',
                    borderBottom: 'thin',
                  }}
                >
                  {specimens[title]}
                </div>
                <div sx={{ p: 3, pt: 2, fontSize: 1, lineHeight: 'heading', bg: 'muted', flex: 1 }}>
                  <a href={addressOf(path)} sx={cardLinkStyle}>
                    {title}
                  </a>{' '}
                  {summary}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p>
          No components match “{query.trim()}”. Theme UI doesn’t have{' '}
          <a href="#limits" sx={{ variant: 'styles.a' }}>
            composite widgets
          </a>
          .
        </p>
      )}
    </div>
  );
}
