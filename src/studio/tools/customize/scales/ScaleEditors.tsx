/** @jsxImportSource theme-ui */
import { useState, type CSSProperties } from 'react';
import { valueAt, type ThemePath } from '../../../../base/theme-data/theme-path';
import type { EditorProps } from '../fields/editor';
import { entriesOf } from './scale-entries';
import { ScaleEditor } from './ScaleEditor';
import { sampleBackground, sampleFont } from './ScaleSample';
import type { Scale } from './scales';

interface ScaleEditorsProps extends EditorProps {
  scales: readonly Scale[];
}

/** Editors of several scales, below each other; those that the theme doesn't have are closed. Their samples have the theme's body font and background. */
export function ScaleEditors({ scales, theme, edit }: ScaleEditorsProps) {
  const isEmpty = ({ name }: Scale) => entriesOf(theme, name).length === 0;
  // As of the start, so that a scale stays in place when it gets its first entry.
  const [emptyScales] = useState(() => scales.filter(isEmpty));
  const [isOpen, setOpen] = useState(false);
  const usual = scales.filter((scale) => !emptyScales.includes(scale));
  const more = scales.filter((scale) => emptyScales.includes(scale));
  const editors = (shown: readonly Scale[]) =>
    shown.map((scale) => <ScaleEditor key={scale.name} scale={scale} theme={theme} edit={edit} />);
  const textAt = (path: ThemePath, missing: string) => {
    const value = valueAt(theme, path);
    return typeof value === 'string' ? value : missing;
  };
  const look = {
    [sampleFont]: textAt(['fonts', 'body'], 'inherit'),
    [sampleBackground]: textAt(['colors', 'background'], 'transparent'),
  };
  return (
    <div style={look as CSSProperties}>
      {editors(usual)}
      {more.length > 0 && (
        <details
          open={isOpen || !more.every(isEmpty)}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          sx={{ pt: 3, borderTop: usual.length > 0 ? 'thin' : 0, fontSize: 1 }}
        >
          <summary sx={{ py: 1, mb: 2, color: 'gray', cursor: 'pointer' }}>
            More: {more.map(({ title }) => title).join(', ')}
          </summary>
          {editors(more)}
        </details>
      )}
    </div>
  );
}
