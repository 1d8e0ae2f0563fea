/** @jsxImportSource theme-ui */
import { memo, useState } from 'react';
import { parseLength } from '../../../../base/theme-data/length';
import { entriesOf, isList, toScaleValue, withEntry } from './scale-entries';
import { sliderRange, type SliderRange } from './slider-values';
import { keyProblem, formatPath } from '../../../../base/theme-data/theme-path';
import { AddField, AddForm } from '../fields/AddForm';
import { headingStyle, type EditorProps } from '../fields/editor';
import { RatioForm } from './RatioForm';
import { ScaleRow } from './ScaleRow';
import type { Scale } from './scales';
import { entryProblem } from './entry-problem';

interface ScaleEditorProps extends EditorProps {
  scale: Scale;
}

/** Editor of one scale. Memoized by its values: old callbacks are fine, because `edit` passes the latest theme. */
export const ScaleEditor = memo(
  function ScaleEditor({ scale, theme, edit }: ScaleEditorProps) {
    const { name, title, ratio } = scale;
    const entries = entriesOf(theme, name);
    const ranges = useRanges(
      name,
      entries.map(({ value }) => String(value)),
    );
    return (
      <section aria-label={name} sx={sectionStyle}>
        <h2 sx={titleStyle}>
          {title}
          <code sx={{ fontSize: 0, fontWeight: 'body', color: 'gray' }}>{name}</code>
        </h2>
        <ul sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: name === 'fonts' ? 3 : 1 }}>
          {entries.map(({ path, value }) => (
            <ScaleRow
              key={formatPath(path)}
              scale={scale}
              path={path}
              value={String(value)}
              range={ranges.get(parseLength(String(value))?.unit ?? 'none')}
              edit={edit}
            />
          ))}
        </ul>
        <AddEntry scale={scale} theme={theme} edit={edit} />
        {ratio && <RatioForm scale={name} settings={ratio} theme={theme} edit={edit} />}
      </section>
    );
  },
  (before, next) => before.theme[before.scale.name] === next.theme[next.scale.name],
);

const sectionStyle = { pb: 3, '& + &': { pt: 3, borderTop: 'thin' } } as const;

const titleStyle = {
  ...headingStyle,
  mt: 0,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
} as const;

/** Returns the range of the sliders for each unit of a scale. It's kept as long as all values are in it. */
function useRanges(scale: string, values: readonly string[]): ReadonlyMap<string, SliderRange> {
  // A range that followed the values would move the thumb while it's dragged.
  const [shownRanges, setShownRanges] = useState<ReadonlyMap<string, SliderRange>>(new Map());
  const lengths = values.flatMap((value) => parseLength(value) ?? []);
  const ranges = new Map<string, SliderRange>();
  for (const unit of new Set(lengths.map((length) => length.unit))) {
    const numbers = lengths.filter((length) => length.unit === unit).map(({ number }) => number);
    const range = sliderRange(scale, unit, numbers);
    const before = shownRanges.get(unit);
    const fits =
      range && before && numbers.every((number) => isIn(number, before) || !isIn(number, range));
    if (range) ranges.set(unit, fits ? before : range);
  }
  if (JSON.stringify([...ranges]) !== JSON.stringify([...shownRanges])) setShownRanges(ranges);
  return ranges;
}

const isIn = (number: number, { min, max }: SliderRange) => number >= min && number <= max;

/** Adds a value to a scale, with a name if it isn't a list. */
function AddEntry({ scale, theme, edit }: ScaleEditorProps) {
  const isNamed = !isList(theme, scale.name);

  function add(data: FormData): string {
    const name = String(data.get('name') ?? '').trim();
    const text = String(data.get('value'));
    const wrong = (isNamed && keyProblem(theme[scale.name], name)) || entryProblem(scale, text);
    if (!wrong)
      edit((current) => withEntry(current, scale.name, name, toScaleValue(scale.name, text)));
    return wrong;
  }

  return (
    <AddForm onAdd={add}>
      {(state) => (
        <>
          {/* At the start, so that the new row doesn't move its Remove button under the pointer. */}
          <button aria-label={`Add to ${scale.name}`} sx={{ variant: 'buttons.tool' }}>
            Add
          </button>
          {isNamed && (
            <AddField
              {...state}
              name="name"
              label={`Name for the new ${scale.name} entry`}
              placeholder="name"
              width={96}
            />
          )}
          <AddField
            {...state}
            name="value"
            label={`Value for the new ${scale.name} entry`}
            placeholder={scale.example}
          />
        </>
      )}
    </AddForm>
  );
}
