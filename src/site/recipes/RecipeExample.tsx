/** @jsxImportSource theme-ui */
import { useRef, useState, type ReactNode } from 'react';
import { presetNames } from '../../studio/themes/presets';
import { previewPath } from '../../base/facts/recipe-paths';
import { sitePreset } from '../../sandbox/live-code/messages';
import { addressOf } from '../../base/facts/base-url';
import { OpenInPlayground } from '../../sandbox/live-code/OpenIn';

interface RecipeExampleProps {
  /** Last segment of the recipe's URL. */
  name: string;
  /** The live example. */
  children: ReactNode;
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mb: 2,
  position: 'relative',
} as const;

/** Overlays the content below. */
const presetsStyle = {
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  width: 'min(480px, 100%)',
  insetInlineStart: 0,
  mt: 1,
  mb: 0,
  p: 2,
  listStyle: 'none',
  bg: 'background',
  border: 'thin',
  borderRadius: 'large',
  boxShadow: 'raised',
} as const;

/** Live example of a recipe, with links to open it elsewhere. */
export function RecipeExample({ name, children }: RecipeExampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const readCode = () => setCode(root.current?.querySelector('pre code')?.textContent ?? '');
  const preview = addressOf(previewPath(`/recipes/${name}`));
  return (
    <div
      ref={root}
      sx={{
        '> :last-child': { mt: 0 },
        pre: { maxHeight: 480, overflowY: 'auto' },
      }}
    >
      <div data-no-copy="" sx={barStyle}>
        <a
          href={preview}
          target="_blank"
          rel="noreferrer"
          sx={{ variant: 'buttons.tool', textDecoration: 'none' }}
        >
          Open on its own page
        </a>
        <span
          data-with-scripts=""
          onPointerEnter={readCode}
          onFocus={readCode}
          sx={{ display: 'inline-flex' }}
        >
          <OpenInPlayground work={{ code, theme: '', preset: sitePreset, mode: undefined }} />
        </span>
        <details data-with-scripts="" sx={{ ':not([open]) > ul': { display: 'none' } }}>
          <summary sx={{ variant: 'buttons.tool' }}>See in a preset</summary>
          <ul sx={presetsStyle}>
            {presetNames.map((preset) => (
              <li key={preset}>
                <a
                  href={`${preview}?preset=${preset}`}
                  target="_blank"
                  rel="noreferrer"
                  sx={{ variant: 'styles.a', display: 'block', px: 2, py: 1 }}
                >
                  {preset}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
      {children}
    </div>
  );
}
