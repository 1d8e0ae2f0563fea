/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { fitsEditor } from '../../../sandbox/live-code/editor-limits';
import { importModule } from '../../../runtime/page-loading/failed-load';
import type { PlainObject } from '../../../base/theme-data/changes';
import { toLiteral } from '../../themes/literal';
import { themeKeys } from '../../themes/theme-problems';
import { withoutValue } from '../../../base/theme-data/theme-path';
import type { RawProblem } from '../../themes/raw-text';
import { CodeEditor } from '../../../sandbox/live-code/CodeEditor';
import { SmallSelect } from '../../../sandbox/controls/SmallSelect';
import { fieldStyle, rowStyle } from '../../../sandbox/controls/control-styles';
import { type EditorProps } from './editor';
import { ProblemList } from './ProblemList';

/** Option for the whole theme. It isn't a key, because those have no spaces here. */
const whole = 'the whole theme';

const notations = {
  TypeScript: (value: PlainObject) => toLiteral(value),
  JSON: (value: PlainObject) => JSON.stringify(value, null, 2),
};

/** Returns the part of a theme to edit, under its key. */
const partOf = (theme: PlainObject, key: string): PlainObject =>
  key === whole ? theme : { [key]: theme[key] ?? {} };

/** Replaces a part of a theme by an edited one. */
function withPart(theme: PlainObject, key: string, part: PlainObject): PlainObject {
  if (key === whole) return part;
  return { ...withoutValue(theme, [key]), ...part };
}

/** Editor of any part of the theme as text. Each text that can be read changes the theme. */
export function RawEditor({ theme, edit }: EditorProps) {
  const errorId = useId();
  const [key, setKey] = useState('styles');
  const [notation, setNotation] = useState<keyof typeof notations>('TypeScript');
  const [input, setInput] = useState<{ text: string; partJson: string }>();
  const [problems, setProblems] = useState<readonly RawProblem[]>([]);
  const part = partOf(theme, key);
  const partJson = JSON.stringify(part);
  const isUnread = problems.some(({ isWrong }) => isWrong);
  // Keeps what the reader typed until the part is changed elsewhere, for example by an undo.
  const isTyped = input !== undefined && (isUnread || input.partJson === partJson);
  const text = isTyped ? input.text : notations[notation](part);

  const read = useEffectEvent((typedText: string, isCurrent: () => boolean) => {
    importModule(() => import('../../themes/raw-text')).then(
      ({ readRawText }) => {
        if (!isCurrent()) return;
        const { theme: next, problems: nextProblems } = readRawText(typedText);
        setProblems(nextProblems);
        if (!next || nextProblems.some(({ isWrong }) => isWrong)) return;
        setInput({
          text: typedText,
          partJson: JSON.stringify(partOf(withPart(theme, key, next), key)),
        });
        edit((whole) => withPart(whole, key, next), `raw ${key}`);
      },
      () => {
        const message = 'The theme parser didn’t load. Check your connection, then type again.';
        setProblems([{ line: 1, column: 1, message, isWrong: true }]);
      },
    );
  });
  const typedText = input?.text;
  // The same text can be typed again, after an undo.
  const [typings, setTypings] = useState(0);
  useEffect(() => {
    if (typedText === undefined) return;
    let isCurrent = true;
    read(typedText, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [typedText, typings]);

  function type(next: string): void {
    setInput({ text: next, partJson });
    setTypings((count) => count + 1);
  }
  function show(nextKey: string, nextNotation: keyof typeof notations): void {
    setKey(nextKey);
    setNotation(nextNotation);
    setInput(undefined);
    setProblems([]);
  }

  const keys = [...new Set([...Object.keys(theme), ...Object.keys(themeKeys)])];
  const label = `${key} as ${notation}`;
  return (
    <>
      <div sx={{ ...rowStyle, mb: 3 }}>
        <SmallSelect label="Part" value={key} onChange={(next) => show(next, notation)}>
          <option>{whole}</option>
          {keys.map((themeKey) => (
            <option key={themeKey}>{themeKey}</option>
          ))}
        </SmallSelect>
        <SmallSelect
          label="Format"
          value={notation}
          onChange={(next) => show(key, next as keyof typeof notations)}
        >
          {Object.keys(notations).map((notationName) => (
            <option key={notationName}>{notationName}</option>
          ))}
        </SmallSelect>
      </div>
      <ProblemList id={errorId} problems={problems} meaning={isUnread ? 'danger' : 'warning'} />
      {fitsEditor(text) ? (
        <CodeEditor
          label={label}
          code={text}
          onChange={type}
          hasError={isUnread}
          errorLine={problems.find(({ isWrong }) => isWrong)?.line}
          errorId={errorId}
        />
      ) : (
        <textarea
          aria-label={label}
          aria-invalid={isUnread}
          aria-describedby={errorId}
          value={text}
          rows={24}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
          sx={{ ...fieldStyle, p: 2, fontFamily: 'monospace' }}
        />
      )}
    </>
  );
}
