import type { LiveError } from '../../messages';

/** A syntax error in code. */
export interface SyntaxProblem {
  /** What the parser says. */
  message: string;
  /** Line of the code, from 1. */
  line: number;
  /** Text of that line from the error on, empty at the end; undefined if the message is complete. */
  found: string | undefined;
}

/** A change to code, and what it says about the code if the code compiles with it. */
type Repair = [message: string, code: string, line?: number];

/** A number at the start of a line, as code has where it's shown with line numbers. */
const numberMark = /^\s*\d+(?:[.:)]|\s?[|│])? ?/;

/** A sign at the start of a line, once or more, that code rarely starts a line with. */
const signMark = /^\s*([^\w\s<({["'`/)\]}.,:;])\1* ?/;

const signOf = (line: string): string | undefined => signMark.exec(line)?.[1];

const mapLines = (code: string, change: (line: string) => string) =>
  code.split('\n').map(change).join('\n');

const withoutSign = (code: string, sign: string) =>
  mapLines(code, (line) => (signOf(line) === sign ? line.replace(signMark, '') : line));

const withoutLines = (code: string, sign: string) =>
  mapLines(code, (line) => (signOf(line) === sign ? '' : line));

/** Returns what's between the fences of the first code block in Markdown. */
const insideFence = (code: string) =>
  /^[ \t]*(`{3,}|~{3,}).*\n([^]*?)(?:^[ \t]*\1|(?![^]))/m.exec(code)?.[2];

const diffRemedy =
  'This is a diff. Remove the lines that start with -, and the + at the start of others.';

/** Returns an error for a diff, which can be valid JSX: its signs are text there. */
export function findDiff(code: string): LiveError | undefined {
  const lines = code.split('\n');
  const line = lines.findIndex((text) => /^[-+]/.test(text)) + 1;
  return line > 0 && lines.every((text) => /^([-+\s]|$)/.test(text))
    ? { message: diffRemedy, line }
    : undefined;
}

/** Removes what can be copied along with code. */
function* withoutCopied(code: string, line: string): Generator<Repair> {
  const inside = insideFence(code);
  if (inside !== undefined) {
    yield ['``` and ~~~ mark code in Markdown. Keep only the lines between them.', inside];
  }
  if (numberMark.test(line)) {
    yield [
      'Line numbers aren’t part of the code. Remove them from the start of each line.',
      mapLines(code, (text) => text.replace(numberMark, '')),
    ];
  }
  const sign = signOf(line);
  if (!sign) return;
  // An operator can start an indented line, but hardly each line.
  const isIndented = /^\s/.test(line);
  if (isIndented && !code.split('\n').every((text) => !text.trim() || signOf(text) === sign))
    return;
  if (/[-+]/.test(sign)) {
    yield [diffRemedy, withoutSign(withoutLines(code, '-'), '+')];
  }
  yield [
    `The ${sign} at the start of lines isn’t part of the code. Remove it.`,
    withoutSign(code, sign),
  ];
  yield [`Lines that start with ${sign} aren’t code. Remove them.`, withoutLines(code, sign)];
}

/** Replaces characters that only look like those of code: quotation marks, dashes, and spaces. */
const toTyped = (text: string) =>
  text
    .replace(/[‘’‚‛‹›]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC');

function describeCharacter(character: string): string {
  const typed = toTyped(character);
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return typed
    ? `The character ${character} (U+${code}) isn’t part of the language. Type ${typed} instead.`
    : `There’s an invisible character (U+${code}) here. Delete it, or type the line again.`;
}

const lookalikeIn = (text: string) =>
  [...text].find((character) => toTyped(character) !== character);

/** Number of places before an error where a bracket may be missing. */
const MAX_PLACES = 20;

/** Characters to compile in all, which takes some 200 ms. In long code, fewer changes are tried. */
const MAX_TRIED = 500_000;

/** Adds a bracket: at the error, at the end, after another one, or before a closing tag. */
function* withBracket(code: string, error: number): Generator<Repair> {
  const found = code.slice(error).split('\n')[0]!;
  for (const bracket of ['}', ')', ']']) {
    if (found) {
      yield [
        `A ${bracket} is missing before \`${shorten(found)}\`.`,
        code.slice(0, error) + bracket + code.slice(error),
      ];
    }
    yield [`A ${bracket} is missing at the end.`, `${code}\n${bracket}`];
  }
  const places = [...code.slice(0, error).matchAll(/[)\]}]|(?=<\/)/g)].slice(-MAX_PLACES);
  for (const { index, 0: bracket = '' } of places.reverse()) {
    const end = index + bracket.length;
    const missing = bracket || '}';
    const before = code.slice(0, end).split('\n');
    yield [
      `A ${missing} is missing after \`${shortenStart(before.at(-1)!.trim())}\`.`,
      code.slice(0, end) + missing + code.slice(end),
      before.length,
    ];
  }
}

const MAX_QUOTE_LENGTH = 30;

const shorten = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

const shortenStart = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `…${text.slice(-MAX_QUOTE_LENGTH)}` : text;

/** Adds the text that a message is about. */
function withText(message: string, found: string): string {
  const text = found.trim();
  const place = text ? `at \`${shorten(text)}\`` : 'at the end of the line';
  return message.replace(/[.?]?$/, (end) => ` ${place}${end || '.'}`);
}

/**
 * Makes a message from what the parser says and the text of the line. If the code compiles with a change, the message
 * is about that.
 * @param compiles returns true if other code compiles
 */
export function explainSyntax(
  { message, line, found }: SyntaxProblem,
  code: string,
  compiles: (code: string) => boolean,
): LiveError {
  const lines = code.split('\n');
  const text = lines[line - 1] ?? '';
  let left = MAX_TRIED;
  function works(changed: string): boolean {
    left -= changed.length;
    return left > 0 && compiles(changed);
  }
  function tryEach(repairs: Iterable<Repair>): LiveError | undefined {
    for (const [repair, changed, place = line] of repairs) {
      if (works(changed)) return { message: repair, line: place };
    }
    return undefined;
  }
  const copied = tryEach(withoutCopied(code, text));
  if (copied) return copied;
  if (found === undefined) return { message, line };
  const lookalike = lookalikeIn(found);
  if (lookalike && (found.startsWith(lookalike) || works(toTyped(code)))) {
    return { message: describeCharacter(lookalike), line };
  }
  const column = text.length - found.length;
  if (/^.?<!/.test(text.slice(Math.max(0, column - 1)))) {
    return {
      message: 'JSX has no <!-- comments --> and no <!DOCTYPE>. Write comments as {/* … */}.',
      line,
    };
  }
  const [, tag] = /closing tag for <([^>]+)>/.exec(message) ?? [];
  if (tag) {
    return {
      message: `${withText(message, found)} End the tag with />, or add </${tag}>.`,
      line,
    };
  }
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  return tryEach(withBracket(code, start + column)) ?? { message: withText(message, found), line };
}
