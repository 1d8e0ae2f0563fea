/** @jsxImportSource theme-ui */
import type { Theme } from 'theme-ui';
import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { palettesOf, type Palette } from '../../../../base/theme-data/palette';
import { usableTheme } from '../../../themes/shared-theme';
import type { ReadTheme } from '../../../themes/import-source';
import { countValues } from '../../../themes/theme-size';
import { elements } from '../../../../content/elements/elements';
import { Swatches } from '../../Palette';
import { ThemeProblems } from '../ThemeProblems';

const { details: Details } = elements;

/** Maximum number of colors that are shown for each mode; a theme may have thousands. */
const MAX_COLORS = 60;

/** Number of values in each part of a theme, such as “colors (12)”. */
const partCounts = (theme: PlainObject) =>
  Object.entries(theme)
    .map(([key, part]) => `${key} (${countValues(part).toLocaleString('en-US')})`)
    .join(', ');

interface ColorsProps {
  mode: string;
  palette: Palette;
  isOpen: boolean;
}

/** Colors of a mode. */
function Colors({ mode, palette, isOpen }: ColorsProps) {
  const colors = Object.entries(palette);
  const rest = colors.length - MAX_COLORS;
  return (
    <Details open={isOpen}>
      <summary>Colors in mode {mode}</summary>
      <div sx={{ py: 2 }}>
        <Swatches palette={Object.fromEntries(colors.slice(0, MAX_COLORS))} />
        {rest > 0 && <p sx={{ my: 2 }}>And {rest.toLocaleString('en-US')} more.</p>}
      </div>
    </Details>
  );
}

/** Names of a theme's fonts, each in its font. */
function Fonts({ fonts }: { fonts: PlainObject }) {
  return (
    <ul sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {Object.entries(fonts)
        .filter(([, family]) => typeof family === 'string')
        .map(([name, family]) => (
          <li key={name} style={{ fontFamily: family as string }}>
            {name}: {String(family)}
          </li>
        ))}
    </ul>
  );
}

/** A theme that was read: its format, parts, colors in each mode, and what's odd about it. */
export function ReadSummary({ read }: { read: ReadTheme }) {
  const { theme, format, notes, problems } = read;
  const fonts = theme.fonts;
  return (
    <>
      <p sx={{ m: 0 }}>
        <b>{format}.</b> {partCounts(theme) || 'This theme is empty.'}
      </p>
      {notes.map((note) => (
        <p key={note} sx={{ my: 2 }}>
          {note}
        </p>
      ))}
      {isPlainObject(theme.colors!) &&
        palettesOf(usableTheme(theme).usable as Theme).map(({ name, palette }, index) => (
          <Colors key={name} mode={name} palette={palette} isOpen={index === 0} />
        ))}
      {isPlainObject(fonts!) && <Fonts fonts={fonts} />}
      <div sx={{ mt: 2 }}>
        <ThemeProblems problems={problems} />
      </div>
    </>
  );
}
