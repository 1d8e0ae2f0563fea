/** @jsxImportSource theme-ui */
import type { Theme } from 'theme-ui';
import { isPlainObject, type PlainObject } from '../../../themes/changes';
import { palettesOf } from '../../../themes/palette';
import { usableTheme } from '../../../themes/shared-theme';
import type { ReadTheme } from '../../../themes/import-source';
import { countValues } from '../../../themes/theme-size';
import { elements } from '../../../mdx/elements';
import { Swatches } from '../../Palette';

const { details: Details } = elements;

/** Number of values in each part of a theme, such as “colors (12)”. */
const partsOf = (theme: PlainObject) =>
  Object.entries(theme)
    .map(([key, part]) => `${key} (${countValues(part).toLocaleString('en-US')})`)
    .join(', ');

/** Fonts of a theme, each written in itself. */
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
        <b>{format}.</b> {partsOf(theme) || 'This theme is empty.'}
      </p>
      {notes.map((note) => (
        <p key={note} sx={{ my: 2 }}>
          {note}
        </p>
      ))}
      {isPlainObject(theme.colors!) &&
        palettesOf(usableTheme(theme).usable as Theme).map(({ name, palette }, index) => (
          <Details key={name} open={index === 0}>
            <summary>Colors of the mode {name}</summary>
            <div sx={{ py: 2 }}>
              <Swatches palette={palette} />
            </div>
          </Details>
        ))}
      {isPlainObject(fonts!) && <Fonts fonts={fonts} />}
      {problems.length > 0 && (
        <Details>
          <summary>
            {problems.length.toLocaleString('en-US')} kept, but Theme UI doesn’t know or can’t use{' '}
            {problems.length === 1 ? 'it' : 'them'}
          </summary>
          <ul sx={{ my: 1, paddingInlineStart: 4, fontSize: 1 }}>
            {problems.map(({ path, message }) => (
              <li key={path}>
                <code>{path}</code>: {message}
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}
