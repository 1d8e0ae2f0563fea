/** @jsxImportSource theme-ui */
import { useState, type FormEvent, type ReactNode } from 'react';
import { entriesOf, isList, toScaleValue, withEntry } from '../../themes/scale-entries';
import { keyProblem, pathText, withoutValue, withValue } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../controls';
import { fieldId, headingStyle, keepFocusNear, type EditorProps } from './editor';
import { TextField } from './TextField';

interface ScaleEditorProps extends EditorProps {
  /** Key of the scale in the theme. */
  scale: string;
  /** What its values are, in a word or two. */
  example: string;
  /** Something to say about a value. */
  noteOf?: (value: string) => ReactNode;
  children?: ReactNode;
}

const problemOf = (text: string) => (text.trim() === '' ? 'Enter a value.' : '');

/** The values of one scale. */
export function ScaleEditor({ scale, example, noteOf, theme, edit, children }: ScaleEditorProps) {
  const entries = entriesOf(theme, scale);
  return (
    <section aria-label={scale}>
      <h2 sx={headingStyle}>{scale}</h2>
      {children}
      <ul sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {entries.map(({ path, value }) => {
          const name = pathText(path.slice(1));
          return (
            <li
              key={name}
              sx={{
                display: 'grid',
                gridTemplateColumns: '96px 1fr auto',
                alignItems: 'start',
                gap: 2,
                fontSize: 1,
              }}
            >
              <span sx={{ lineHeight: '32px', overflowWrap: 'anywhere' }}>{name}</span>
              <div sx={{ minWidth: 0 }}>
                <TextField
                  id={fieldId(path)}
                  label={`${scale} ${name}`}
                  value={String(value)}
                  problemOf={problemOf}
                  onChange={(text) =>
                    edit((now) => withValue(now, path, toScaleValue(scale, text)), pathText(path))
                  }
                />
                {noteOf?.(String(value))}
              </div>
              <button
                type="button"
                aria-label={`Remove ${scale} ${name}`}
                onClick={({ currentTarget }) => {
                  edit((now) => withoutValue(now, path));
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool' }}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ul>
      <AddEntry scale={scale} example={example} theme={theme} edit={edit} />
    </section>
  );
}

/** Adds a value to a scale, by a name where it is no list. */
function AddEntry({ scale, example, theme, edit }: Omit<ScaleEditorProps, 'noteOf' | 'children'>) {
  const [problem, setProblem] = useState('');
  const isNamed = !isList(theme, scale);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name') ?? '').trim();
    const text = String(data.get('value'));
    const wrong = (isNamed && keyProblem(theme[scale], name)) || problemOf(text);
    setProblem(wrong);
    if (wrong) return;
    edit((now) => withEntry(now, scale, name, toScaleValue(scale, text)));
    event.currentTarget.reset();
  }

  return (
    <form onSubmit={add} sx={{ mt: 2 }}>
      <div sx={rowStyle}>
        {isNamed && (
          <input
            name="name"
            aria-label={`Name of a new entry of ${scale}`}
            placeholder="name"
            autoComplete="off"
            spellCheck={false}
            sx={{ ...fieldStyle, width: 96 }}
          />
        )}
        <input
          name="value"
          aria-label={`Value of a new entry of ${scale}`}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          sx={{ ...fieldStyle, width: 'auto', flex: '1 1 96px' }}
        />
        <button aria-label={`Add to ${scale}`} sx={{ variant: 'buttons.tool' }}>
          Add
        </button>
      </div>
      <p role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}
