/** @jsxImportSource theme-ui */
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import type { Theme } from 'theme-ui';
import { escapeHtml } from '../../base/facts/escape-html';
import { measurePairs, palettesOf } from '../../base/theme-data/palette';
import { CodeBlock } from '../../content/elements/CodeBlock';
import { elements } from '../../content/elements/elements';
import { ModeButtons } from '../../sandbox/controls/ModeButtons';
import { PairTable, Swatches } from './Palette';
import { Specimens } from './Specimens';

const { details: Details } = elements;

/** A theme, and the mode to show it in. */
export interface ShownTheme {
  /** Name for readers. */
  name: string;
  theme: Theme;
  mode: string;
  /** True for a theme from a link. */
  isForeign?: boolean;
}

interface ThemeSheetProps {
  /** One theme, or two side by side. */
  themes: readonly ShownTheme[];
  /** Called with the index of a theme and the mode to show. */
  onMode: (index: number, mode: string) => void;
}

/** One part of a theme, memoized. */
const Part = memo(function Part({ of, shown }: { of: keyof typeof parts; shown: ShownTheme }) {
  return parts[of](shown);
});

function paletteOf({ theme, mode }: ShownTheme) {
  const palettes = palettesOf(theme);
  return (palettes.find(({ name }) => name === mode) ?? palettes[0]!).palette;
}

const parts = {
  palette: (shown: ShownTheme) => <Swatches palette={paletteOf(shown)} />,
  contrast: (shown: ShownTheme) => {
    const palette = paletteOf(shown);
    const pairs = measurePairs(shown.theme, palette);
    return <PairTable label={`Contrast in ${shown.name}`} pairs={pairs} palette={palette} />;
  },
  specimens: ({ name, ...shown }: ShownTheme) => (
    <Specimens label={`Specimens in ${name}`} {...shown} />
  ),
  json: ({ name, theme }: ShownTheme) => {
    const text = JSON.stringify(theme, null, 2);
    return (
      <Details>
        <summary>
          {name}, {text.split('\n').length} lines
        </summary>
        <CodeBlock language="json" html={escapeHtml(text)} title={`${name}.json`} />
      </Details>
    );
  },
};

const titles = {
  palette: 'Palette',
  specimens: 'In use',
  contrast: 'Contrast',
  json: 'JSON',
} as const satisfies Record<keyof typeof parts, string>;

const partNames = Object.keys(titles) as (keyof typeof titles)[];

/** Palette, specimens, contrast, and JSON of a theme; of two themes, side by side. */
export function ThemeSheet({ themes, onMode }: ThemeSheetProps) {
  const columns = themes.length;
  const row = (cells: ReactNode[]) => (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', null, `repeat(${columns}, minmax(0, 1fr))`],
        gap: 4,
        alignItems: 'start',
      }}
    >
      {cells}
    </div>
  );
  const modesOf = useMemo(
    () => themes.map(({ theme }) => palettesOf(theme).map(({ name }) => name)),
    [themes],
  );
  return (
    <>
      {row(
        themes.map(({ name, mode }, index) => (
          <div key={index}>
            {columns > 1 && <p sx={{ fontWeight: 'bold', m: 0, mb: 2 }}>{name}</p>}
            <ModeButtons
              label={`Mode for ${name}`}
              modes={modesOf[index]!}
              chosen={mode}
              onChoose={(next) => onMode(index, next)}
            />
          </div>
        )),
      )}
      {partNames.map((of) => (
        <Fragment key={of}>
          <h2
            id={of}
            sx={{ variant: 'styles.h2', mt: of === 'palette' ? 3 : 4, mb: 2, fontSize: 2 }}
          >
            {titles[of]}
          </h2>
          {row(
            themes.map((shown, index) => (
              <div key={index} sx={{ minWidth: 0 }}>
                {columns > 1 && (
                  <p sx={{ m: 0, mb: 2, fontSize: 1, color: 'gray' }}>{shown.name}</p>
                )}
                <Part of={of} shown={shown} />
              </div>
            )),
          )}
        </Fragment>
      ))}
    </>
  );
}
