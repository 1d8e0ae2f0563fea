import type { ThemeUIStyleObject } from 'theme-ui';
import { dialogBox, dialogLine, quietButton } from '../design/dialog';

const wide = '@media (min-width: 40em)';

/** Styles for the elements of ./shortcuts-dialog, by selector. */
export const shortcutsStyles: Record<string, ThemeUIStyleObject> = {
  '[data-shortcuts-dialog]': {
    ...dialogBox,
    '> *': { px: 3 },
    header: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      py: 2,
      bg: 'background',
      borderBottom: dialogLine,
    },
    h2: { m: 0, fontSize: 3, lineHeight: 'heading' },
    button: { ...quietButton, minHeight: 44 },
    '> label': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 44,
      pt: 2,
      fontWeight: 'bold',
      cursor: 'pointer',
    },
    input: { flex: 'none', size: 20, m: 0, accentColor: 'var(--theme-ui-colors-primary)' },
    '> p': { m: 0, fontSize: 1, color: 'gray' },
    '> div': { py: 3, [wide]: { columns: 2, columnGap: 4 } },
    section: { breakInside: 'avoid', pb: 3 },
    h3: { m: 0, mb: 1, fontSize: 1, lineHeight: 'heading', color: 'gray' },
    dl: { m: 0 },
    'dl > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 3,
      py: 1,
      fontSize: 1,
    },
    'dd > span': { whiteSpace: 'nowrap' },
    dd: { flex: '0 1 auto', m: 0, textAlign: 'end' },
    kbd: {
      display: 'inline-block',
      px: 1,
      minWidth: 20,
      textAlign: 'center',
      border: 'thin',
      borderRadius: 'default',
      fontFamily: 'body',
      fontSize: 0,
      whiteSpace: 'nowrap',
    },
  },
};
