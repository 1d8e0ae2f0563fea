import { encodeWork, type SharedWork } from '../../src/live-code/share-link';

/** Address of the playground with work in it, as somebody else may send it. */
export async function playgroundLink(
  code: string,
  rest: Partial<SharedWork> = {},
): Promise<string> {
  return `/playground#${await encodeWork({ code, theme: '', preset: 'site', mode: undefined, ...rest })}`;
}

const fill = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

/** Texts that highlighting or layout takes long for, each by what is wrong with it. */
export const hostileTexts: Record<string, string> = {
  'quotes in turn': fill('"`', 19_990),
  'open templates': fill('`${', 19_990),
  'open tags': fill('<a ', 19_990),
  'open braces in tags': fill('<a b={', 19_990),
  'open comments': fill('/*', 19_990),
  'type arguments': fill('a<b,', 19_990),
  'numbers alone': fill('1;', 19_990),
  'one long line': fill('x', 95_000),
  'lines alone': fill('\n', 45_000),
  'one letter with marks': `a${fill('\u0301', 90_000)}`,
  'Thai marks': `\u0e01${fill('\u0e34', 90_000)}`,
  'both directions': fill('a\u05d0', 95_000),
  'many scripts': Array.from({ length: 40_000 }, (_, index) =>
    String.fromCharCode(0x100 + ((index * 37) % 0x2000)),
  ).join(''),
};
