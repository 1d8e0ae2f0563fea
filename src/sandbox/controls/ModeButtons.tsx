/** @jsxImportSource theme-ui */
import { toggleStyle } from './control-styles';

interface ModeButtonsProps {
  /** Accessible name of the group. */
  label: string;
  /** Names of a theme's modes. */
  modes: readonly string[];
  /** Text after each name, such as a count. */
  notes?: readonly string[];
  chosen: string;
  onChoose: (mode: string) => void;
}

/** A button for each mode of a theme; renders nothing for fewer than two modes. */
export function ModeButtons({ label, modes, notes, chosen, onChoose }: ModeButtonsProps) {
  if (modes.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={label}
      data-with-scripts=""
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}
    >
      {modes.map((mode, index) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === chosen}
          onClick={() => onChoose(mode)}
          sx={toggleStyle}
        >
          {mode}
          {notes?.[index] && <span sx={{ fontWeight: 'body' }}> {notes[index]}</span>}
        </button>
      ))}
    </div>
  );
}
