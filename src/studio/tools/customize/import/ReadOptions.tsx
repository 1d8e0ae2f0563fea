/** @jsxImportSource theme-ui */
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { presetNames } from '../../../themes/presets';
import type { ReadChoices, ReadTheme } from '../../../themes/import-source';

interface ReadOptionsProps {
  read: ReadTheme;
  choices: ReadChoices;
  onChange: (choices: ReadChoices) => void;
}

/** Choices for texts that can be read in several ways. */
export function ReadOptions({ read, choices, onChange }: ReadOptionsProps) {
  const { exports, isPatch, renamed } = read;
  const hasNames = renamed.length > 0 || choices.renames === false;
  return (
    <>
      {exports && (
        <SmallSelect
          label="Export"
          value={exports.chosen}
          onChange={(exportName) => onChange({ ...choices, exportName })}
        >
          {exports.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
      )}
      {isPatch && (
        <p sx={{ my: 2 }}>
          This file contains only changes to a preset.{' '}
          <SmallSelect
            label="Preset"
            value={choices.base ?? ''}
            onChange={(base) => onChange({ ...choices, base })}
          >
            <option value="">none</option>
            {presetNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SmallSelect>
        </p>
      )}
      {hasNames && (
        <p sx={{ my: 2 }}>
          <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 24 }}>
            <input
              type="checkbox"
              checked={choices.renames !== false}
              onChange={({ target }) => onChange({ ...choices, renames: target.checked })}
            />
            Rename and add values to match Theme UI’s components
          </label>
          {renamed.map(([from, to]) => (
            <span key={to} sx={{ display: 'block', fontSize: 1, paddingInlineStart: 4 }}>
              <code>{from}</code> → <code>{to}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
