/** @jsxImportSource theme-ui */
import { useState, type ReactNode } from 'react';
import type { PresetData } from '../../content/reference/preset-reference';
import { elements } from '../../content/elements/elements';
import { ModeButtons } from '../../sandbox/controls/ModeButtons';
import { PairTable, Swatches } from '../../studio/tools/Palette';
import { Specimens } from '../../studio/tools/Specimens';

const { p: P } = elements;

interface PresetLookProps {
  /** Pages write `of="funk"` instead; src/content/reference/preset-reference adds the data. */
  preset: PresetData;
  /** Heading of the specimens. */
  children: ReactNode;
}

/** Palette, contrast and specimens of a preset, in a mode that the reader can choose. */
export function PresetLook({ preset, children }: PresetLookProps) {
  const { modes, theme } = preset;
  const [chosenMode, setChosenMode] = useState(modes[0]!.name);
  const mode = modes.find(({ name }) => name === chosenMode)!;
  return (
    <div>
      <ModeButtons
        label="Preset color mode"
        modes={modes.map(({ name }) => name)}
        chosen={chosenMode}
        onChoose={setChosenMode}
      />
      <Swatches palette={mode.palette} />
      <P>
        WCAG 2.2 contrast of the color pairs that Theme UI’s components and styles use, and the
        minimum for level AA:
      </P>
      <PairTable label="Contrast" pairs={mode.pairs} palette={mode.palette} />
      {children}
      <Specimens label="Specimens" theme={theme} mode={mode.name} />
    </div>
  );
}
