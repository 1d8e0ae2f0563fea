/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { colorRows, modesIn } from '../../themes/color-modes';
import { pathText, type ThemePath } from '../../themes/theme-path';
import { AddColor } from './AddColor';
import { ColorRow } from './ColorRow';
import { headingStyle, type EditorProps } from './editor';
import { ModeList } from './ModeList';

/** The colors of all modes beside each other. */
export function ColorsEditor({ theme, edit }: EditorProps) {
  const modes = modesIn(theme);
  const [opened, open] = useState('');
  const keyOf = (path: ThemePath, mode: string) => `${mode} ${pathText(path)}`;
  return (
    <>
      <div
        role="region"
        aria-label="Colors by mode"
        tabIndex={0}
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <table
          // Of a long palette, a key lays out one row.
          sx={{ tableLayout: 'fixed', width: '100%', borderCollapse: 'collapse', fontSize: 1 }}
          style={{ minWidth: nameWidth + modes.length * modeWidth }}
        >
          <thead>
            <tr>
              <th scope="col" sx={headStyle} style={{ width: nameWidth }}>
                Color
              </th>
              {modes.map(({ name }) => (
                <th key={name} scope="col" sx={headStyle}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colorRows(theme).map((row) => (
              <ColorRow
                key={pathText(row.path)}
                row={row}
                modes={modes}
                theme={theme}
                edit={edit}
                openedMode={modes.find(({ name }) => keyOf(row.path, name) === opened)?.name}
                onOpen={(mode) => open(mode === undefined ? '' : keyOf(row.path, mode))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <AddColor theme={theme} edit={edit} />
      <h2 sx={headingStyle}>Modes</h2>
      <ModeList theme={theme} edit={edit} />
    </>
  );
}

/** Of a column with the names of colors, and of one with those of a mode, in px. */
const nameWidth = 112;
const modeWidth = 140;

const headStyle = { textAlign: 'start', fontWeight: 'bold', p: 1, borderBottom: 'thin' } as const;
