/** @jsxImportSource theme-ui */
import { knownReleases } from './known-releases';

/** Select for the release that the reader uses. src/versions/browser/release-choice stores it. */
export function ReleaseChoice() {
  return (
    <p data-with-scripts="" sx={{ variant: 'styles.p' }}>
      <label>
        I use Theme UI{' '}
        <select
          data-release=""
          autoComplete="off"
          sx={{
            minHeight: 44,
            px: 2,
            font: 'inherit',
            color: 'text',
            bg: 'background',
            border: '1px solid',
            borderColor: 'gray',
            borderRadius: 'default',
          }}
        >
          <option value="">– any release –</option>
          {knownReleases.map((release) => (
            <option key={release}>{release}</option>
          ))}
        </select>
      </label>{' '}
      <span role="status" />
    </p>
  );
}
