import { isApple, isWindows } from '../browser/keys';
import { onEachPage } from '../browser/page-events';
import { make } from '../browser/make-element';
import { hasSingleKeys, setSingleKeys, shortcutsEvent } from './shortcuts';

/**
 * Action and its keys. In `keys`, `+` joins a chord, spaces separate keys, lowercase words are plain text, and `Mod` is
 * Cmd on macOS and Ctrl elsewhere. `single` is an alternative single-character key, which the reader can turn off.
 */
type Shortcut = readonly [action: string, keys: string, single?: string];

const redo = () => (isWindows() ? 'Mod+Y' : 'Mod+Shift+Z');

/** Returns the site's shortcuts, grouped by feature. */
const getGroups = (): [feature: string, shortcuts: Shortcut[]][] => [
  [
    'On every page',
    [
      ['Open search', 'Mod+K', '/'],
      ['Show this list', '', '?'],
      ['Close a dialog, list, or menu', 'Esc'],
    ],
  ],
  [
    'Search',
    [
      ['Previous or next result', '↑ ↓'],
      ['First or last result', 'Home End'],
      ['Open the result', 'Enter'],
      ['Open it in a new tab', 'Mod+Enter'],
    ],
  ],
  [
    'Code editor',
    [
      ['Indent, after you start typing', 'Tab'],
      ['Outdent', 'Shift+Tab'],
      ['Undo', 'Mod+Z'],
      ['Redo', redo()],
      ['Leave the editor', 'Esc then Tab'],
    ],
  ],
  [
    'Preview edge',
    [
      ['Narrower or wider', '← →'],
      ['In larger steps', 'Shift+← Shift+→'],
      ['Narrowest or widest', 'Home End'],
    ],
  ],
  [
    'Tabs',
    [
      ['Previous or next tab', '← →'],
      ['First or last tab', 'Home End'],
    ],
  ],
  [
    'Colors in Customize',
    [
      ['Next cell', '← → ↑ ↓'],
      ['First or last cell of the row', 'Home End'],
      ['First or last cell', 'Ctrl+Home Ctrl+End'],
      ['Edit the cell, or stop editing', 'Enter'],
      ['Restore the old color', 'Esc'],
      ['Open or close the sliders', 'Space'],
      ['Move the color', 'Alt+↑ Alt+↓'],
    ],
  ],
  [
    'Theme tools',
    [
      ['Undo in Customize', 'Mod+Z'],
      ['Redo in Customize', redo()],
      ['Use the name you typed', 'Enter'],
      ['Restore the old name', 'Esc'],
      ['Previous or next theme, in the Demo toolbar', '← →'],
    ],
  ],
];

/** Renders keys as elements, such as `<kbd>Ctrl</kbd>+<kbd>K</kbd>`. */
function makeKeys(keys: string): (Node | string)[] {
  const command = isApple() ? '⌘' : 'Ctrl';
  return keys.split(' ').flatMap((token) => {
    if (/^[a-z]/.test(token)) return [token, ' '];
    const chord = token.replace('Mod', command).split('+');
    return [...chord.flatMap((key, index) => [...(index ? ['+'] : []), make('kbd', {}, key)]), ' '];
  });
}

function makeRow([action, keys, single]: Shortcut): HTMLElement {
  const singleKeyProps = { 'data-single-key': '' };
  const singleKbd = single ? [make('kbd', {}, single)] : [];
  return make(
    'div',
    keys ? {} : singleKeyProps,
    make('dt', {}, action),
    make(
      'dd',
      {},
      ...(single && keys ? [make('span', singleKeyProps, ...singleKbd, ' or ')] : singleKbd),
      ...(keys ? [make('span', {}, ...makeKeys(keys))] : []),
    ),
  );
}

/** Adds the dialog that lists the shortcuts and has a switch for single-key shortcuts. Opens on `shortcutsEvent`. */
export function startShortcutsDialog(): void {
  const single = make('input', {
    type: 'checkbox',
    role: 'switch',
    'aria-describedby': 'single-keys-note',
  });
  const close = make('button', { type: 'button' }, 'Close');
  const dialog = make(
    'dialog',
    { 'data-shortcuts-dialog': '', 'aria-labelledby': 'shortcuts-title' },
    make('header', {}, make('h2', { id: 'shortcuts-title' }, 'Keyboard shortcuts'), close),
    make('label', {}, single, 'Single-key shortcuts'),
    make(
      'p',
      { id: 'single-keys-note' },
      'Turn these off if you use speech input, or if you press / or ? by accident. The button at the bottom of each page still opens this list.',
    ),
    make(
      'div',
      {},
      ...getGroups().map(([feature, shortcuts]) =>
        make('section', {}, make('h3', {}, feature), make('dl', {}, ...shortcuts.map(makeRow))),
      ),
    ),
  );
  const updateSwitch = () => (single.checked = hasSingleKeys());
  single.addEventListener('change', () => setSingleKeys(single.checked));
  window.addEventListener('storage', updateSwitch);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The children cover the dialog, so the backdrop was clicked.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // Escape closes only the dialog, not also the menu.
    if (event.key === 'Escape') event.stopPropagation();
  });
  document.body.append(dialog);
  let page = window.location.pathname;
  onEachPage(() => {
    if (window.location.pathname !== page) dialog.close();
    page = window.location.pathname;
  });
  document.addEventListener(shortcutsEvent, () => {
    updateSwitch();
    if (!dialog.open) dialog.showModal();
  });
}
