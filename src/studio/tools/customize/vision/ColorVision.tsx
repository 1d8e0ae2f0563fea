/** @jsxImportSource theme-ui */
import { useMemo } from 'react';
import type { Theme } from 'theme-ui';
import {
  findAlike,
  visionNames,
  visions,
  type Vision,
} from '../../../../base/theme-data/color-vision';
import { palettesOf } from '../../../../base/theme-data/palette';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';

interface ColorVisionProps {
  theme: Theme;
  /** Undefined for full color. */
  vision: Vision | undefined;
  onChoose: (vision: Vision | undefined) => void;
}

/** Chooses the vision that the preview and the colors are shown for, and lists colors that fall together. */
export function ColorVision({ theme, vision, onChoose }: ColorVisionProps) {
  const found = useMemo(
    () =>
      palettesOf(theme).flatMap(({ name: mode, palette }) =>
        findAlike(palette).map((pair) => ({ ...pair, mode })),
      ),
    [theme],
  );
  const shown = found.filter((pair) => !vision || pair.vision === vision);
  return (
    <section aria-label="Color vision" sx={{ mb: 3, pb: 3, borderBottom: 'thin', fontSize: 1 }}>
      <SmallSelect
        label="Show colors for"
        width={224}
        value={vision ?? ''}
        onChange={(value) => onChoose((value || undefined) as Vision | undefined)}
      >
        <option value="">Full color vision</option>
        {visionNames.map((name) => (
          <option key={name} value={name}>
            {visions[name]}
          </option>
        ))}
      </SmallSelect>
      {shown.length === 0 ? (
        <p sx={{ m: 0, mt: 2 }}>
          All colors that differ{' '}
          {vision ? 'still differ' : 'also differ without red, green, blue, or any color'}.
        </p>
      ) : (
        <details sx={{ mt: 1 }}>
          <summary sx={{ py: 1, cursor: 'pointer' }}>
            Colors that look alike: {shown.length}
          </summary>
          <ul sx={{ m: 0, mt: 1, paddingInlineStart: 3 }}>
            {shown.map(({ names, mode, vision: kind }) => (
              <li key={[...names, mode, kind].join(' ')}>
                <b>{names.join(' and ')}</b> in {mode}
                {!vision && <span sx={{ color: 'gray' }}> · {visions[kind]}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
