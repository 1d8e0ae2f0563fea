/** @jsxImportSource theme-ui */
import { addressOf } from '../../../base/facts/base-url';

/** Tasks, each with the section of the guide that explains it. */
const topics: readonly [title: string, section: string, text: string][] = [
  [
    'Start a theme',
    'start',
    'Start a new theme from a brand color, a preset, or a file, or start with an empty theme. Your earlier themes are listed under “Your themes”.',
  ],
  [
    'Colors and modes',
    'colors',
    'Enter any CSS color, or open the swatch next to it. Modes need only the colors that differ.',
  ],
  ['Contrast', 'contrast', 'Find color pairs with too little contrast, and repair them.'],
  [
    'Type, Space, and Shape',
    'scales',
    'Drag a slider, or enter any CSS value. A number without a unit is in px.',
  ],
  [
    'Components',
    'components',
    'Choose a variant and a state, and enter keys of your theme or CSS values.',
  ],
  [
    'Inspect',
    'inspect',
    'Click an element of the preview to edit its colors, fonts, or variant. “Raw” shows every part as text.',
  ],
  [
    'Preview',
    'own-code',
    'Show samples or your Playground code, in one mode or all modes, before and after your edits.',
  ],
  [
    'Undo and drafts',
    'drafts',
    'Everything is saved in this browser. You can undo up to 100 steps, even after a reload.',
  ],
  [
    'Export',
    'export',
    'Copy or download the theme as code, JSON, CSS, Tailwind, or design tokens.',
  ],
];

const keys: readonly [keys: string[], text: string][] = [
  [['Ctrl', 'Z'], 'Undo (⌘ Z on a Mac; with Shift, redo)'],
  [['N', 'P'], 'Next or previous theme: yours first, then the presets'],
  [['Enter'], 'Edit the selected color, or finish editing'],
  [['Space'], 'Open a color’s sliders'],
  [['Alt', '↑', '↓'], 'Move a color'],
  [['Delete'], 'Use the root color in a mode'],
  [['Esc'], 'Restore a field'],
];

/** Content of the help: what each part is for, and the keys. */
export function CustomizeHelp() {
  const guide = addressOf('/guides/customize');
  return (
    <>
      <dl sx={topicsStyle}>
        {topics.map(([title, section, text]) => (
          <div key={section}>
            <dt>
              <a href={`${guide}#${section}`}>{title}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 sx={{ pt: 4 }}>Keys</h3>
      <dl sx={keysStyle}>
        {keys.map(([names, text]) => (
          <div key={text}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p sx={{ m: 0, mt: 4 }}>
        <a href={guide} sx={{ variant: 'styles.a' }}>
          Read the guide
        </a>
      </p>
    </>
  );
}

const topicsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 3,
  m: 0,
  fontSize: 1,
  a: { variant: 'styles.a', fontWeight: 'bold' },
  dd: { m: 0, color: 'gray' },
} as const;

const keysStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(304px, 1fr))',
  columnGap: 3,
  rowGap: 2,
  m: 0,
  fontSize: 1,
  '> div': { display: 'flex', alignItems: 'baseline', gap: 2 },
  dt: { flex: '0 0 104px', display: 'flex', gap: 1 },
  dd: { m: 0, color: 'gray' },
  kbd: {
    px: 1,
    fontFamily: 'inherit',
    fontSize: 0,
    lineHeight: '20px',
    border: 'control',
    borderRadius: 'small',
  },
} as const;
