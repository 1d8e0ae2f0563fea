/** @jsxImportSource theme-ui */
import { addressOf } from '../../base/facts/base-url';
import { control } from '../../base/design/control';
import { searchPagePath } from './address';

/** Form that opens the search page with the words of its field. */
export function SearchForm() {
  return (
    <form role="search" action={addressOf(searchPagePath)} sx={{ display: 'flex', gap: 2 }}>
      <input
        name="q"
        type="search"
        aria-label="Search the documentation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        sx={{ ...control, flex: 1, minWidth: 0, minHeight: 44, fontSize: 2, border: 'field' }}
      />
      <button type="submit" sx={{ variant: 'buttons.main', minHeight: 44, px: 3 }}>
        Search
      </button>
    </form>
  );
}
