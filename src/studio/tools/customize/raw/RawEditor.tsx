/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { fitsEditor } from '../../../../sandbox/live-code/editor-limits';
import { readEdit, rememberEdit } from '../../../../runtime/browser/edit-memory';
import { importModule } from '../../../../runtime/page-loading/failed-load';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { toLiteral } from '../../../themes/literal';
import { themeKeys } from '../../../../base/theme-data/theme-keys';
import type { RawProblem, RawResult } from '../../../themes/raw-text';
import { CodeEditor } from '../../../../sandbox/live-code/CodeEditor';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { fieldStyle, rowStyle } from '../../../../sandbox/controls/control-styles';
import { type EditorProps } from '../fields/editor';
import { ProblemList } from '../fields/ProblemList';

/** Option for the whole theme. It isn't a key, because those have no spaces here. */
const whole = 'the whole theme';

const notations = {
  TypeScript: (value: PlainObject) => toLiteral(value),
  JSON: (value: PlainObject) => JSON.stringify(value, null, 2),
};

type Notation = keyof typeof notations;

const notationNames = Object.keys(notations) as Notation[];

/** Returns the part of a theme to edit, under its key. */
const partOf = (theme: PlainObject, key: string): PlainObject =>
  key === whole ? theme : { [key]: theme[key] ?? {} };

/** Replaces a part of a theme by an edited one, which can have other keys. The others stay in their places. */
function withPart(theme: PlainObject, key: string, part: PlainObject): PlainObject {
  if (key === whole) return part;
  const entries = Object.entries(theme);
  const isElsewhere = (name: string) => name !== key && Object.hasOwn(theme, name);
  const edited = Object.entries(part).filter(([name]) => !isElsewhere(name));
  const others = (list: typeof entries) =>
    list.map(([name, value]) => [name, part[name] ?? value] as const);
  const found = entries.findIndex(([name]) => name === key);
  const place = found < 0 ? entries.length : found;
  return Object.fromEntries([
    ...others(entries.slice(0, place)),
    ...edited,
    ...others(entries.slice(place + 1)),
  ]);
}

/** Text that the reader typed for a part of a theme. */
interface RawText {
  /** ID of the theme. */
  themeId: string;
  partKey: string;
  text: string;
  /** JSON of the part that it was read as; undefined if it hasn't been read, or can't be. */
  partJson?: string;
  /** True until it has been read. The problems are those of the text before it. */
  isNew: boolean;
  problems: readonly RawProblem[];
}

/** Name of a text in the memory of edits, which keeps it until it can be read. */
const textId = (themeId: string, key: string, notation: Notation) =>
  `raw ${themeId} ${notation} ${key}`;

interface RawEditorProps extends EditorProps {
  themeId: string;
}

/** Editor of any part of the theme as text. Each text that can be read changes the theme. */
export function RawEditor({ themeId, theme, edit }: RawEditorProps) {
  const errorId = useId();
  const [key, setKey] = useState('styles');
  const [notation, setNotation] = useState<Notation>('TypeScript');
  const [texts, setTexts] = useState<Readonly<Record<string, RawText>>>({});
  const id = textId(themeId, key, notation);
  const kept = texts[id] ? undefined : readEdit(id);
  if (kept !== undefined)
    setText(id, { themeId, partKey: key, text: kept, isNew: true, problems: [] });
  const part = partOf(theme, key);
  const partJson = JSON.stringify(part);
  const typed = texts[id];
  // What the reader typed is shown until the part is changed elsewhere, for example by an undo.
  const isTyped = typed && (typed.partJson ?? partJson) === partJson;
  const { text, problems } = isTyped ? typed : { text: notations[notation](part), problems: [] };
  const isWrong = problems.some((problem) => problem.isWrong);

  function setText(of: string, next: RawText): void {
    setTexts((current) => ({ ...current, [of]: next }));
  }
  function type(next: string): void {
    rememberEdit(id, next);
    setText(id, { themeId, partKey: key, text: next, isNew: true, problems });
  }

  /** Returns whether a text is still the one in the field, of the theme that's open. */
  const isLatest = useEffectEvent((readId: string, { text: readText }: RawText) => {
    const latest = texts[readId];
    return latest?.isNew && latest.text === readText && latest.themeId === themeId;
  });
  const read = useEffectEvent((readId: string, { theme: next, problems: found }: RawResult) => {
    const { partKey, text: readText } = texts[readId]!;
    const result = { themeId, partKey, text: readText, isNew: false, problems: found };
    if (!next || found.some((problem) => problem.isWrong)) return setText(readId, result);
    rememberEdit(readId, undefined);
    const before = JSON.stringify(partOf(theme, partKey));
    const after = JSON.stringify(partOf(withPart(theme, partKey, next), partKey));
    setText(readId, { ...result, partJson: after });
    if (after !== before) edit((current) => withPart(current, partKey, next), `raw ${partKey}`);
  });
  const onFailed = useEffectEvent((failedId: string) => {
    const message = 'The theme parser didn’t load. Check your connection, then type again.';
    const problem = { line: 1, column: 1, message, isWrong: true };
    setText(failedId, { ...texts[failedId]!, isNew: false, problems: [problem] });
  });
  // Of all parts: the reader may choose another one, or another tab, which ends effects, before the parser has loaded.
  useEffect(() => {
    const news = Object.entries(texts).filter(([, text]) => text.isNew && text.themeId === themeId);
    if (news.length === 0) return;
    const latest = () => news.filter(([each, text]) => isLatest(each, text));
    importModule(() => import('../../../themes/raw-text')).then(
      ({ readRawText }) => latest().forEach(([each, { text }]) => read(each, readRawText(text))),
      () => latest().forEach(([each]) => onFailed(each)),
    );
  }, [texts, themeId]);

  /** Returns whether a part has a text that isn't in the theme. */
  const isInvalid = (partKey: string) =>
    notationNames.some((name) => {
      const of = textId(themeId, partKey, name);
      const known = texts[of];
      return known ? known.partJson === undefined && !known.isNew : readEdit(of) !== undefined;
    });
  function discard(): void {
    rememberEdit(id, undefined);
    setTexts((current) =>
      Object.fromEntries(Object.entries(current).filter(([other]) => other !== id)),
    );
  }

  const keys = [...new Set([...Object.keys(theme), ...Object.keys(themeKeys), key])];
  const label = `${key} as ${notation}`;
  return (
    <>
      <div sx={{ ...rowStyle, mb: 3 }}>
        <SmallSelect label="Part" value={key} onChange={setKey}>
          {[whole, ...keys.filter((each) => each !== whole)].map((partKey) => (
            <option key={partKey} value={partKey}>
              {partKey}
              {isInvalid(partKey) && ' (invalid)'}
            </option>
          ))}
        </SmallSelect>
        <SmallSelect
          label="Format"
          value={notation}
          onChange={(next) => setNotation(next as Notation)}
        >
          {notationNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
      </div>
      {/* A new field for each text, so that its undo never brings another text. */}
      {fitsEditor(text) ? (
        <CodeEditor
          key={id}
          label={label}
          code={text}
          onChange={type}
          hasError={isWrong}
          errorLine={problems.find((problem) => problem.isWrong)?.line}
          errorId={errorId}
        />
      ) : (
        <textarea
          key={id}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={errorId}
          value={text}
          rows={24}
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
          sx={{ ...fieldStyle, p: 2, fontFamily: 'monospace' }}
        />
      )}
      <div sx={problems.length > 0 ? problemsStyle : undefined}>
        <ProblemList id={errorId} problems={problems} meaning={isWrong ? 'danger' : 'warning'} />
        {isWrong && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button disappears. Undo brings the text back.
              currentTarget.parentElement!.parentElement!.querySelector('textarea')!.focus();
              discard();
            }}
            sx={{ variant: 'buttons.tool', flex: 'none' }}
          >
            Discard text
          </button>
        )}
      </div>
    </>
  );
}

/** Sticks to the lower edge, so that it's in view, and moves nothing while the reader types. */
const problemsStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  gap: 2,
  mt: 3,
  mx: -3,
  mb: -3,
  px: 3,
  py: 2,
  bg: 'background',
  borderTop: 'thin',
  '> [role="alert"]': { flex: 1, minWidth: 0, maxHeight: 'max(96px, 20dvh)', overflowY: 'auto' },
  '> [role="alert"] > div': { mb: 0, p: 2 },
} as const;
