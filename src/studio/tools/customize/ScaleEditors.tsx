/** @jsxImportSource theme-ui */
import type { CSSProperties } from 'react';
import { valueAt, type ThemePath } from '../../../base/theme-data/theme-path';
import type { EditorProps } from './editor';
import { ScaleEditor } from './ScaleEditor';
import { sampleBackground, sampleFont } from './ScaleSample';
import type { Scale } from './scales';

interface ScaleEditorsProps extends EditorProps {
  scales: readonly Scale[];
}

/** Editors of several scales, below each other. Their samples have the theme's body font and background. */
export function ScaleEditors({ scales, theme, edit }: ScaleEditorsProps) {
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
      {scales.map((scale) => (
        <ScaleEditor key={scale.name} scale={scale} theme={theme} edit={edit} />
      ))}
    </div>
  );
}
