/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { knownReleases } from './known-releases';
import { withScripts } from '../site/attributes';
import { releaseField } from './attributes';

/** Select for the release that the reader uses. src/versions/browser/release-choice stores it. */
export function ReleaseChoice() {
  return (
    <p {...attribute(withScripts)} sx={{ variant: 'styles.p' }}>
      <label>
        I use Theme UI{' '}
        <select
          {...attribute(releaseField)}
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
