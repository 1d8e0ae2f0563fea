/** @jsxImportSource theme-ui */
import { addressOf } from '../../base/facts/base-url';
import { playgroundPath } from '../../base/facts/facts';
import { previewPath } from '../../base/facts/recipe-paths';
import { presetNames } from '../../studio/themes/presets';

/** Covers its button while it has text. */
const statusStyle = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 1,
  fontWeight: 'bold',
  color: 'background',
  borderRadius: 'default',
  pointerEvents: 'none',
  ':not(:empty)': { bg: 'primary' },
} as const;

const presetsStyle = {
  summary: { variant: 'buttons.tool' },
  '&[data-dropdown] ul': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minWidth: 256,
    mt: 1,
  },
} as const;

/**
 * Buttons for a recipe. ../../content/elements/copy-buttons and ../../sandbox/live-code/playground-links handle
 * the clicks.
 * @param path URL path of the recipe's page
 */
export function RecipeActions({ path }: { path: string }) {
  const preview = addressOf(previewPath(path));
  return (
    <>
      <span data-with-scripts="" sx={{ position: 'relative', display: 'inline-flex' }}>
        <button type="button" data-copy="" sx={{ variant: 'buttons.main' }}>
          Copy code
        </button>
        <span role="status" data-copy-status="" sx={statusStyle} />
      </span>
      <a
        href={addressOf(playgroundPath)}
        data-playground=""
        data-with-scripts=""
        sx={{ variant: 'buttons.tool' }}
      >
        Playground
      </a>
      <a href={preview} target="_blank" rel="noreferrer" sx={{ variant: 'buttons.tool' }}>
        Full page
      </a>
      <details data-dropdown="list" data-with-scripts="" sx={presetsStyle}>
        <summary>View with a preset</summary>
        <ul>
          {presetNames.map((preset) => (
            <li key={preset}>
              <a href={`${preview}?preset=${preset}`} target="_blank" rel="noreferrer">
                {preset}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
