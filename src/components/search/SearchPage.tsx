/** @jsxImportSource theme-ui */
import { searchPageFacts, searchTips } from '../../content/search-page';
import { addressOf } from '../../site/base-url';
import { searchPagePath } from '../../search/address';
import { editUrl } from '../../site/facts';
import { CardMetadata, PageMetadata } from '../shell/Metadata';
import { PageMeta } from '../shell/PageMeta';
import { useSearchFiles } from '../shell/useSearchFiles';
import { OpenSearchLink } from './OpenSearchLink';

/**
 * The search as a page, with an address that holds the query; src/behaviors/search-page fills it, with and
 * without React.
 */
export default function SearchPage() {
  const { files } = useSearchFiles();
  return (
    <div
      data-search-page=""
      data-search-versions={JSON.stringify(files)}
      sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4 }}
    >
      <PageMetadata {...searchPageFacts} />
      <OpenSearchLink />
      <CardMetadata title={searchPageFacts.title} section={undefined} />
      <h1 sx={{ variant: 'styles.h1' }}>{searchPageFacts.title}</h1>
      <p data-without-scripts="" sx={{ variant: 'styles.p' }}>
        The search runs in your browser and needs JavaScript. All pages are listed in the side
        navigation.
      </p>
      <form
        role="search"
        action={addressOf(searchPagePath)}
        data-with-scripts=""
        sx={{ display: 'flex', gap: 2 }}
      >
        <input
          name="q"
          type="search"
          aria-label="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            px: 3,
            font: 'inherit',
            color: 'text',
            bg: 'background',
            border: '1px solid',
            borderColor: 'gray',
            borderRadius: 'large',
          }}
        />
        <input type="hidden" name="version" disabled />
        <button
          type="submit"
          sx={{ variant: 'buttons.primary', border: 0, borderRadius: 'large', px: 3 }}
        >
          Search
        </button>
      </form>
      <p
        role="status"
        data-search-status=""
        sx={{ variant: 'styles.p', color: 'gray', minHeight: '1.5em' }}
      />
      <div data-search-results="" />
      <h2 sx={{ variant: 'styles.h2', fontSize: 3 }}>What it finds</h2>
      <ul sx={{ variant: 'styles.ul' }}>
        {searchTips.map((tip) => (
          <li key={tip} sx={{ variant: 'styles.li' }}>
            {tip}
          </li>
        ))}
      </ul>
      <PageMeta editUrl={editUrl('src/components/search/SearchPage.tsx')} updatedAt={undefined} />
    </div>
  );
}
