/** @jsxImportSource theme-ui */
import type { Theme } from 'theme-ui';
import { isPlainObject } from '../../themes/changes';
import type { ReadTheme } from '../../themes/read-theme';
import { elements } from '../../mdx/elements';
import { noteStyle } from '../toolbar';

const { details: Details } = elements;

/** Notes that are shown at once; more are a press away. */
const mostNotes = 8;

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul sx={{ my: 1, paddingInlineStart: 4 }}>
      {notes.map((note, index) => (
        <li key={index}>{note}</li>
      ))}
    </ul>
  );
}

/** A theme that was read, in short: its format, its parts, and what is to be known of it. */
export function ReadSummary({ read: { theme, format, notes } }: { read: ReadTheme }) {
  const { colors } = theme as Theme;
  const modes = isPlainObject(colors?.modes) ? Object.keys(colors.modes) : [];
  const more = notes.slice(mostNotes);
  return (
    <div sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
      <p sx={{ m: 0 }}>
        This is a theme as {format}: {Object.keys(theme).join(', ') || 'empty'}.
        {modes.length > 0 && ` Modes beside the first: ${modes.join(', ')}.`}
      </p>
      {notes.length > 0 && <Notes notes={notes.slice(0, mostNotes)} />}
      {more.length > 0 && (
        <Details>
          <summary>{more.length} more notes</summary>
          <Notes notes={more} />
        </Details>
      )}
    </div>
  );
}
