import { encodeWork, type SharedWork } from '../../src/sandbox/live-code/share-link';

/** Link to the playground with code in it, which someone else could have shared. */
export async function playgroundLink(
  code: string,
  rest: Partial<SharedWork> = {},
): Promise<string> {
  return `/playground#${await encodeWork({ code, theme: '', preset: 'site', mode: undefined, ...rest })}`;
}

const fill = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

/** Texts that are slow to highlight or to lay out, by description. */
export const hostileTexts: Record<string, string> = {
  'alternating quotes': fill('"`', 19_990),
  'open templates': fill('`${', 19_990),
  'open tags': fill('<a ', 19_990),
  'open braces in tags': fill('<a b={', 19_990),
  'open comments': fill('/*', 19_990),
  'type arguments': fill('a<b,', 19_990),
  'only numbers': fill('1;', 19_990),
  'one long line': fill('x', 95_000),
  'only line breaks': fill('\n', 45_000),
  'one letter with many marks': `a${fill('\u0301', 90_000)}`,
  'Thai marks': `\u0e01${fill('\u0e34', 90_000)}`,
  'alternating text directions': fill('a\u05d0', 95_000),
  'many scripts': Array.from({ length: 40_000 }, (_, index) =>
    String.fromCharCode(0x100 + ((index * 37) % 0x2000)),
  ).join(''),
};
