import { attribute } from '../site/attribute';
import { isApple, isWindows } from '../browser/keys';
import { onEachPage } from '../browser/page-events';
import { make } from '../browser/make-element';
import { hasSingleKeys, setSingleKeys, shortcutsEvent } from './shortcuts';
import { shortcutsDialog, singleKey } from './attributes';

/**
 * An action and its keys: `Shift+Tab` are pressed together, words in small letters are words, and `Mod` is Cmd on
 * macOS and Ctrl elsewhere. The last is a single character that does the same, unless the reader turned those off.
 */
type Shortcut = readonly [action: string, keys: string, single?: string];

const redo = () => (isWindows() ? 'Mod+Y' : 'Mod+Shift+Z');

/** The shortcuts of the site, by the part that has them. */
const groups = (): [part: string, shortcuts: Shortcut[]][] => [
  [
    'On every page',
    [
      ['Open the search', 'Mod+K', '/'],
      ['Show this list', '', '?'],
      ['Close a dialog, a list or the menu', 'Esc'],
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
      ['Indent, once you have typed', 'Tab'],
      ['Outdent', 'Shift+Tab'],
      ['Undo', 'Mod+Z'],
      ['Redo', redo()],
      ['Leave the editor', 'Esc then Tab'],
    ],
  ],
  [
    'Edge of a preview',
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
    'List of versions',
    [
      ['Previous or next version', '↑ ↓'],
      ['First or last version', 'Home End'],
    ],
  ],
  [
    'Theme tools',
    [
      ['Undo in Customize', 'Mod+Z'],
      ['Redo in Customize', redo()],
      ['Use the name you typed', 'Enter'],
      ['Restore the old name', 'Esc'],
      ['Previous or next theme, in the toolbar of Demo', '← →'],
    ],
  ],
];

/** Keys as elements, such as `<kbd>Ctrl</kbd>+<kbd>K</kbd>`. */
function keyParts(keys: string): (Node | string)[] {
  const command = isApple() ? '⌘' : 'Ctrl';
  return keys.split(' ').flatMap((token) => {
    if (/^[a-z]/.test(token)) return [token, ' '];
    const chord = token.replace('Mod', command).split('+');
    return [...chord.flatMap((key, index) => [...(index ? ['+'] : []), make('kbd', {}, key)]), ' '];
  });
}

function row([action, keys, single]: Shortcut): HTMLElement {
  const isSingle = attribute(singleKey);
  const alone = single ? [make('kbd', {}, single)] : [];
  return make(
    'div',
    keys ? {} : isSingle,
    make('dt', {}, action),
    make(
      'dd',
      {},
      ...(single && keys ? [make('span', isSingle, ...alone, ' or ')] : alone),
      ...(keys ? [make('span', {}, ...keyParts(keys))] : []),
    ),
  );
}

/** The dialog that lists the shortcuts of the site and turns those of a single key off. */
export function startShortcutsDialog(): void {
  const single = make('input', {
    type: 'checkbox',
    role: 'switch',
    'aria-describedby': 'single-keys-note',
  });
  const close = make('button', { type: 'button' }, 'Close');
  const dialog = make(
    'dialog',
    { ...attribute(shortcutsDialog), 'aria-labelledby': 'shortcuts-title' },
    make('header', {}, make('h2', { id: 'shortcuts-title' }, 'Keyboard shortcuts'), close),
    make('label', {}, single, 'Single-key shortcuts'),
    make(
      'p',
      { id: 'single-keys-note' },
      'Turn them off if you press / or ? by accident, or use speech input. The button below each page still opens this list.',
    ),
    make(
      'div',
      {},
      ...groups().map(([part, shortcuts]) =>
        make('section', {}, make('h3', {}, part), make('dl', {}, ...shortcuts.map(row))),
      ),
    ),
  );
  const show = () => (single.checked = hasSingleKeys());
  single.addEventListener('change', () => setSingleKeys(single.checked));
  window.addEventListener('storage', show);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // Its children cover the dialog itself: the backdrop was pressed.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // It closes one thing at a time.
    if (event.key === 'Escape') event.stopPropagation();
  });
  document.body.append(dialog);
  let page = window.location.pathname;
  onEachPage(() => {
    if (window.location.pathname !== page) dialog.close();
    page = window.location.pathname;
  });
  document.addEventListener(shortcutsEvent, () => {
    show();
    if (!dialog.open) dialog.showModal();
  });
}
