import { tint } from './tints';

/** Meaning of a message: colors of the same names are in every mode. */
export type Meaning = 'danger' | 'warning' | 'success' | 'info';

/** Returns background and start border of a message. Its text is in the text color; its title may have the meaning's. */
export const messageColors = (meaning: Meaning) =>
  ({
    color: 'text',
    bg: tint(meaning, 10),
    borderInlineStart: '4px solid',
    borderColor: meaning,
    // Links in code would be too pale on two tints.
    '& :not(pre) > code': { bg: 'background' },
  }) as const;
