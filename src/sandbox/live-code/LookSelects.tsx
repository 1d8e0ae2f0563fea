/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { SmallSelect } from '../controls/SmallSelect';
import { useSiteColorMode } from '../../runtime/color-mode/useSiteColorMode';
import { sitePreset, type Look } from './messages';
import type { FrameState } from './frame-state';
import { modeLabel, pageMode, presetLabel, resolvePreviewMode } from './looks';

/** The theme and the mode that the reader chose for a preview. */
interface LookChoice {
  preset: string;
  /** Name of a mode, or `pageMode`. */
  mode: string;
}

/** Report of a frame about its themes. */
type KnownThemes = Pick<FrameState, 'presets' | 'shown'>;

/** Returns the modes of a preset, merged with the reader's theme if it's shown; undefined before the frame is ready. */
function modesOf(preset: string, { presets, shown }: KnownThemes): string[] | undefined {
  const known = shown?.name === preset ? shown : presets.find(({ name }) => name === preset);
  return known?.modes;
}

/** State of a preview's look. Follows the page's mode until the reader chooses one. */
export function useLookChoice(initial: Partial<LookChoice> = {}) {
  const [choice, setChoice] = useState<LookChoice>({
    preset: sitePreset,
    mode: pageMode,
    ...initial,
  });
  const page = useSiteColorMode();
  return {
    choice,
    choose: setChoice,
    /** Applies a mode that the code in the frame set. */
    chooseMode: (mode: string) => setChoice((before) => ({ ...before, mode })),
    /**
     * @param theme source of a theme to merge into the preset
     * @param known themes that the frame has reported
     */
    lookFor(theme: string, known: KnownThemes): Look {
      const { preset } = choice;
      const mode = resolvePreviewMode(choice.mode, page, modesOf(preset, known));
      return { preset, mode, theme };
    },
  };
}

interface LookSelectsProps {
  choice: LookChoice;
  onChange: (choice: LookChoice) => void;
  known: KnownThemes;
}

/** Selects for mode and theme of a preview. */
export function LookSelects({ choice, onChange, known }: LookSelectsProps) {
  const names = known.presets.length > 0 ? known.presets.map(({ name }) => name) : [choice.preset];
  const modes = modesOf(choice.preset, known) ?? [];
  return (
    <>
      <SmallSelect
        label="Mode"
        value={modes.includes(choice.mode) ? choice.mode : pageMode}
        width={128}
        onChange={(mode) => onChange({ ...choice, mode })}
      >
        <option value={pageMode}>Page’s mode</option>
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {modeLabel(mode)}
          </option>
        ))}
      </SmallSelect>
      <SmallSelect
        label="Theme"
        value={choice.preset}
        width={104}
        onChange={(preset) => onChange({ ...choice, preset })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {presetLabel(name)}
          </option>
        ))}
      </SmallSelect>
    </>
  );
}
