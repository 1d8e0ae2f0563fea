/** @jsxImportSource theme-ui */
import { elements } from '../../../../content/elements/elements';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { presetNames } from '../../../themes/presets';
import type { ReadChoices, ReadTheme } from '../../../themes/import-source';

const { details: Details } = elements;

interface ReadOptionsProps {
  read: ReadTheme;
  choices: ReadChoices;
  onChange: (choices: ReadChoices) => void;
}

/** Choices for texts that can be read in several ways. */
export function ReadOptions({ read, choices, onChange }: ReadOptionsProps) {
  const { exports, format, isPatch, renamed } = read;
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
      {format === 'JSON' && (
        <p sx={{ my: 2 }}>
          {isPatch
            ? 'This file contains only changes to a preset.'
            : 'If this file contains only changes to a preset, choose the preset.'}{' '}
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
        <label sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24, my: 2 }}>
          <input
            type="checkbox"
            checked={choices.renames !== false}
            onChange={({ target }) => onChange({ ...choices, renames: target.checked })}
          />
          Rename and add values to match Theme UI’s components
        </label>
      )}
      {renamed.length > 0 && <Renames renamed={renamed} />}
    </>
  );
}

const countOf = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** New names of values, and values that were added, with what they're from. */
function Renames({ renamed }: Pick<ReadTheme, 'renamed'>) {
  const isName = ([from, to]: readonly [string, string]) => from.split('.')[0] === to.split('.')[0];
  const names = renamed.filter(isName).length;
  const counts = [
    ...countOf(names, 'new name', 'new names'),
    ...countOf(renamed.length - names, 'added value', 'added values'),
  ];
  return (
    <Details>
      <summary>{counts.join(', ')}</summary>
      <ul sx={{ my: 1, paddingInlineStart: 4, fontSize: 1 }}>
        {renamed.map(([from, to]) => (
          <li key={to}>
            <code>{from}</code> → <code>{to}</code>
          </li>
        ))}
      </ul>
    </Details>
  );
}
