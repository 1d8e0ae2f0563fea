import * as presets from '@theme-ui/presets';
import { applyChanges } from '../../../src/base/theme-data/changes';
import { presetOf } from '../../../src/studio/themes/draft';
import { writeChanges } from '../../../src/studio/themes/formats/write-changes';

const theme = {
  colors: {
    text: '#000',
    background: '#fff',
    primary: '#0066cc',
    modes: { dark: { text: '#fff', background: '#000' } },
  },
  fonts: { body: 'serif' },
  buttons: { primary: { bg: 'primary', color: 'background' } },
};
const before = { label: 'the preset shop', theme };

test('changed colors are listed in each mode with their lowest contrast, and other values by their path', () => {
  const after = applyChanges(theme, {
    colors: { primary: '#ffcc00', accent: '#c00', modes: { dark: { text: null } } },
    fonts: { body: 'a | b', code: 'monospace' },
    buttons: null,
  });
  expect(writeChanges(before, after)).toBe(`## Theme changes since the preset shop

### Colors

| Color | Mode | Before | After | Lowest contrast before | Lowest contrast after |
| --- | --- | --- | --- | --- | --- |
| \`primary\` | default | \`#0066cc\` | \`#ffcc00\` | 1.40 on \`gray\` (too low, needs 3) | 1.51 below \`white\` (too low, needs 4.5) |
| \`accent\` | default | – | \`#c00\` | – | – |
| \`text\` | dark | \`#fff\` | \`#000\` | 3.94 on \`gray\` | 1.00 on \`background\` (too low, needs 4.5) |
| \`primary\` | dark | \`#0066cc\` | \`#ffcc00\` | 1.40 on \`gray\` (too low, needs 3) | 1.51 below \`white\` (too low, needs 4.5) |
| \`accent\` | dark | – | \`#c00\` | – | – |

### Other values

| Value | Before | After |
| --- | --- | --- |
| \`buttons\` | \`{"primary":{"bg":"primary","color":"background"}}\` | – |
| \`fonts.body\` | \`serif\` | \`a \\| b\` |
| \`fonts.code\` | – | \`monospace\` |
`);
});

test('a theme without changes says so, whatever the preset', () => {
  const names = Object.keys(presets);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const preset = presetOf(name, presets);
    expect(writeChanges({ label: name, theme: preset }, preset)).toBe(
      `## Theme changes since ${name}\n\nNothing has changed.\n`,
    );
  }
});
