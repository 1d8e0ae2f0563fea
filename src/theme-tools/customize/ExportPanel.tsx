/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { escapeHtml } from '../../site/escape-html';
import type { Changes, PlainObject } from '../../themes/changes';
import { exportFormats, fileNameFor, type ExportFormat } from '../../themes/exports';
import { notations, type Notation } from '../../themes/color-notation';
import { withNotation } from '../../themes/map-colors';
import { SmallSelect } from '../../controls/SmallSelect';
import { CodeBlock } from '../../mdx/CodeBlock';
import { noteStyle } from '../../controls/control-styles';
import { saveFile } from './save-file';

interface ExportPanelProps {
  theme: PlainObject;
  /** The theme's differences from the preset. */
  changes: Changes;
  /** Name of the preset; empty for a theme that starts from nothing. */
  base: string;
  /** What the theme is called. */
  name: string;
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        sx={{ width: 18, height: 18, m: 0, accentColor: 'primary' }}
      />
      {children}
    </label>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, fontSize: 1 }}
    >
      <b id={id}>{label}</b>
      {children}
    </div>
  );
}

/** Most paths that are named. */
const mostNamed = 12;

/** What a format has no place for, by name. */
function LeftOut({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <p sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
      It has no place for <Paths paths={paths} />. Export TypeScript or JSON to keep everything.
    </p>
  );
}

/** Paths in a sentence. */
function Paths({ paths }: { paths: readonly string[] }) {
  const more = paths.length - mostNamed;
  return (
    <>
      {paths.slice(0, mostNamed).map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <code>{path}</code>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

/** A theme as text in the format that a reader chooses, all of it or what differs from its preset, to take along. */
export function ExportPanel({ theme, changes, base, name }: ExportPanelProps) {
  const id = useId();
  const formats = exportFormats.filter(({ isFor }) => !isFor || isFor(theme));
  const [chosen, choose] = useState<ExportFormat>(exportFormats[0]);
  const format = formats.includes(chosen) ? chosen : exportFormats[0];
  const [isWhole, setWhole] = useState(true);
  const [notation, setNotation] = useState<Notation | ''>('');
  // The choices answer at once; the text follows, and waits while somebody types.
  const shown = useDeferredValue(
    useMemo(
      () => ({ theme, changes, base, format, isWhole, notation }),
      [theme, changes, base, format, isWhole, notation],
    ),
  );
  const toDifference = base ? format.toDifference : undefined;
  const { text, leftOut, changed } = useMemo(() => writeText(shown), [shown]);
  const fileName = fileNameFor(shown.format, name);
  return (
    <div>
      <Choices label="Format">
        {formats.map((each) => (
          <Choice
            key={each.id}
            name={`${id}format`}
            isChosen={each === format}
            onChoose={() => choose(each)}
          >
            {each.label}
          </Choice>
        ))}
      </Choices>
      {toDifference && (
        <Choices label="Content">
          <Choice name={`${id}content`} isChosen={isWhole} onChoose={() => setWhole(true)}>
            The whole theme
          </Choice>
          <Choice name={`${id}content`} isChosen={!isWhole} onChoose={() => setWhole(false)}>
            Only what differs from {base}
          </Choice>
        </Choices>
      )}
      <SmallSelect
        label="Colors"
        value={notation}
        onChange={(next) => setNotation(next as Notation | '')}
      >
        <option value="">as entered</option>
        {Object.keys(notations).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SmallSelect>
      <p sx={{ my: 2 }}>{format.carries}</p>
      <LeftOut paths={leftOut} />
      {changed.length > 0 && (
        <p sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
          {notation} can’t express these colors exactly: <Paths paths={changed} />.
        </p>
      )}
      <p role="status" sx={{ m: 0, fontSize: 1, color: 'gray' }}>
        {shown.format.label}, {text.trimEnd().split('\n').length} lines
      </p>
      <div sx={{ '& pre': { maxHeight: '65vh', overflow: 'auto' } }}>
        <CodeBlock
          language={shown.format.language}
          title={fileName}
          html={escapeHtml(text)}
          tools={
            <button
              type="button"
              onClick={() => saveFile(fileName, text)}
              sx={{ variant: 'buttons.tool' }}
            >
              Download
            </button>
          }
        />
      </div>
    </div>
  );
}

type Shown = Omit<ExportPanelProps, 'name'> & {
  format: ExportFormat;
  isWhole: boolean;
  /** Of all colors; empty for that of each. */
  notation: Notation | '';
};

function writeText({ format, isWhole, notation, base, ...entered }: Shown) {
  const inNotation = (part: PlainObject) =>
    notation ? withNotation(part, notation) : { theme: part, changed: [] };
  const { theme, changed } = inNotation(entered.theme);
  const { theme: changes } = inNotation(entered.changes);
  const preset = Object.hasOwn(presets, base) && presets[base as keyof typeof presets];
  const text =
    preset && format.toDifference && !isWhole
      ? format.toDifference({ base, preset, changes, theme })
      : format.toText(theme);
  return { text, leftOut: format.leftOut(theme), changed };
}
