/** @jsxImportSource theme-ui */
import { memo, useState, type FormEvent } from 'react';
import { parseLength } from '../../themes/length';
import { entriesOf, isList, toScaleValue, withEntry } from './scale-entries';
import { sliderRange, type SliderRange } from './slider-values';
import { keyProblem, pathText } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../controls/control-styles';
import { headingStyle, type EditorProps } from './editor';
import { RatioForm } from './RatioForm';
import { ScaleRow } from './ScaleRow';
import type { Scale } from './scales';
import { entryProblem } from './entry-problem';

interface ScaleEditorProps extends EditorProps {
  scale: Scale;
}

/** The values of one scale. An edit of another scale doesn't draw it again: its functions act on the newest theme. */
export const ScaleEditor = memo(
  function ScaleEditor({ scale, theme, edit }: ScaleEditorProps) {
    const { name, title, example, ratio } = scale;
    const entries = entriesOf(theme, name);
    const ranges = useRanges(
      name,
      entries.map(({ value }) => String(value)),
    );
    return (
      <section aria-label={name} sx={{ pb: 3 }}>
        <h2 sx={{ ...headingStyle, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {title}
          <code sx={{ fontSize: 1, fontWeight: 'body', color: 'gray' }}>{name}</code>
        </h2>
        <ul sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {entries.map(({ path, value }) => (
            <ScaleRow
              key={pathText(path)}
              scale={name}
              path={path}
              value={String(value)}
              range={ranges.get(parseLength(String(value))?.unit ?? 'none')}
              edit={edit}
            />
          ))}
        </ul>
        <AddEntry scale={name} example={example} theme={theme} edit={edit} />
        {ratio && <RatioForm scale={name} settings={ratio} edit={edit} />}
      </section>
    );
  },
  (before, next) => before.theme[before.scale.name] === next.theme[next.scale.name],
);

/** Returns the range of the sliders for each unit of a scale. It stays as long as its values are in it. */
function useRanges(scale: string, values: readonly string[]): ReadonlyMap<string, SliderRange> {
  // A range that followed the values would move the thumb while it's dragged.
  const [kept, setKept] = useState<ReadonlyMap<string, SliderRange>>(new Map());
  const lengths = values.flatMap((value) => parseLength(value) ?? []);
  const ranges = new Map<string, SliderRange>();
  for (const unit of new Set(lengths.map((length) => length.unit))) {
    const numbers = lengths.filter((length) => length.unit === unit).map(({ number }) => number);
    const range = sliderRange(scale, unit, numbers);
    const before = kept.get(unit);
    const fits =
      range && before && numbers.every((each) => isIn(each, before) || !isIn(each, range));
    if (range) ranges.set(unit, fits ? before : range);
  }
  if (JSON.stringify([...ranges]) !== JSON.stringify([...kept])) setKept(ranges);
  return ranges;
}

const isIn = (number: number, { min, max }: SliderRange) => number >= min && number <= max;

interface AddEntryProps extends EditorProps {
  scale: string;
  example: string;
}

/** Adds a value to a scale, with a name if it isn't a list. */
function AddEntry({ scale, example, theme, edit }: AddEntryProps) {
  const [problem, setProblem] = useState('');
  const isNamed = !isList(theme, scale);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name') ?? '').trim();
    const text = String(data.get('value'));
    const wrong = (isNamed && keyProblem(theme[scale], name)) || entryProblem(scale, text);
    setProblem(wrong);
    if (wrong) return;
    edit((now) => withEntry(now, scale, name, toScaleValue(scale, text)));
    event.currentTarget.reset();
  }

  return (
    <form onSubmit={add} sx={{ mt: 2 }}>
      <div sx={rowStyle}>
        {/* At the start: the new row, whose end has the button that removes it, comes under the pointer. */}
        <button aria-label={`Add to ${scale}`} sx={{ variant: 'buttons.tool' }}>
          Add
        </button>
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
      </div>
      <p role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}
