import { parseFragment, serialize } from 'parse5';

/** A syntax error, as the parser reports it. */
export interface SyntaxMistake {
  /** Without positions. */
  reason: string;
  /** Message of the JavaScript parser. */
  cause?: string | undefined;
  /** Range of the element, or of the character, in the text. */
  start: number;
  end: number;
}

/** A change to the text that may correct a mistake. */
export interface Repair {
  start: number;
  end: number;
  text: string;
  /** What to write instead. */
  advice: string;
}

/** True for elements without content and closing tag, such as `img`. */
const isVoid = (name: string) => serialize(parseFragment(`<${name}>x`)) === `<${name}>x`;

/** Text in angle brackets that is an address or an email address. */
const isAddress = (text: string) => /^[a-z][a-z\d+.-]*:\S|^www\.|^\S+@\S+\.\S+$/i.test(text);

/** Extends a range to the code around it: `<T>` to `Promise<T>`. */
function codeAround(text: string, start: number, end: number): string {
  const before = /[\w$.\])/-]*$/.exec(text.slice(0, start))![0];
  const after = /^(?:[^\w\s|`][^\s|`]*)?/.exec(text.slice(end))![0].replace(/[.,;:!?)]+$/, '');
  return before + text.slice(start, end) + after;
}

const inBackticks = (code: string) =>
  code.includes('\n')
    ? 'put the code between two lines of three backticks'
    : `put the code in backticks: \`${code}\``;

const lineAt = (text: string, offset: number) => ({
  start: text.lastIndexOf('\n', offset - 1) + 1,
  end: (text + '\n').indexOf('\n', offset),
});

function linkAdvice(address: string): string {
  const scheme = /^[^:]+@/.test(address) ? 'mailto:' : address.startsWith('www.') ? 'https://' : '';
  return `Write the address without angle brackets, or as a link: [text](${scheme}${address})`;
}

/** An element whose tags don't match. */
function* repairElement(
  text: string,
  { reason, start, end }: SyntaxMistake,
  name: string,
): Generator<Repair> {
  const tag = text.slice(start, end);
  const inside = tag.slice(1, -1);
  if (isVoid(name)) {
    const closed = `${tag.slice(0, -1).trimEnd()} />`;
    yield { start, end, text: closed, advice: `Write: ${closed}` };
  }
  if (isAddress(inside)) {
    yield { start, end, text: inside, advice: linkAdvice(inside) };
  }
  const closing = text.indexOf(`</${name}>`, end);
  if (closing > 0 && reason.includes('`paragraph`')) {
    const closingEnd = closing + name.length + 3;
    yield {
      start,
      end: closingEnd,
      text: `\n\n${tag}\n\n${text.slice(end, closing)}\n\n</${name}>\n\n`,
      advice: `Put ${tag} and </${name}> on lines by themselves, with empty lines around the text between them.`,
    };
  }
}

/** A tag with a character that tags can't have, or a less-than sign. */
function* repairTag(text: string, { reason, start: place }: SyntaxMistake): Generator<Repair> {
  const start = text.lastIndexOf('<', place - 1);
  if (start < 0) return;
  const rest = text.slice(start);
  const [comment, content = ''] = /^<!--([^]*?)(?:-->|$)/.exec(rest) ?? [];
  if (comment !== undefined) {
    const [line = ''] = content.trim().split('\n');
    const written = content.trim().includes('\n') ? '{/* … */}' : `{/* ${line} */}`;
    yield {
      start,
      end: start + comment.length,
      text: '{/* */}',
      advice: `Write the comment as ${written}`,
    };
    return;
  }
  const [inBrackets, address = ''] = /^<([^<>\s]+)>/.exec(rest) ?? [];
  if (inBrackets && isAddress(address)) {
    yield { start, end: start + inBrackets.length, text: address, advice: linkAdvice(address) };
    return;
  }
  if (reason.includes('before attribute value')) {
    const value = /^[^\s>]+/.exec(text.slice(place))?.[0] ?? '';
    const name = /[\w-]+=\s*$/.exec(text.slice(0, place))?.[0] ?? '';
    const quoted = `"${value}"`;
    yield {
      start: place,
      end: place + value.length,
      text: quoted,
      advice: `Put the value in quotes: ${name}${quoted}`,
    };
  }
  const quote = /closing quote `(.)`/.exec(reason)?.[1];
  if (quote) yield* closeQuote(text, place, quote);
  if (rest.startsWith('</')) {
    const name = /^<\/[\w.-]*/.exec(rest)![0];
    const end = start + name.length;
    yield { start, end, text: `${name}>`, advice: `Write: ${name}>` };
  }
  const code = /^<[^<>\n]*(?:<[^<>\n]*>[^<>\n]*)*>+|^<\S*/.exec(rest)![0];
  yield {
    start,
    end: start + 1,
    text: '\\<',
    advice: `Write "\\<" for a less-than sign in text, or ${inBackticks(codeAround(text, start, start + code.length))}`,
  };
}

/** An attribute whose closing quote is missing. */
function* closeQuote(text: string, place: number, quote: string): Generator<Repair> {
  const openings = [...text.slice(0, place).matchAll(new RegExp(`[\\w-]+=${quote}`, 'g'))];
  for (const { 0: opening, index } of openings.reverse()) {
    const value = index + opening.length;
    const length = /^[^\n>]*/.exec(text.slice(value))![0].length;
    const content = text.slice(value, value + length).replace(/\s*\/$/, '');
    yield {
      start: value + content.length,
      end: value + content.length,
      text: quote,
      advice: `Close the quote: ${opening}${content}${quote}`,
    };
  }
}

/** Offsets of braces that are never closed, the innermost first. */
function unclosedBraces(text: string, end: number): number[] {
  const open: number[] = [];
  for (let index = 0; index < end; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '{') open.push(index);
    else if (text[index] === '}') open.pop();
  }
  return open.reverse();
}

/** Returns the offset after the brace that closes the one at an offset. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}' && (depth -= 1) === 0) return index + 1;
  }
  return lineAt(text, start).end;
}

/** An expression that isn't JavaScript, or that isn't closed. */
function* repairExpression(text: string, mistake: SyntaxMistake): Generator<Repair> {
  const isOpen = mistake.reason.includes('closing brace');
  const braces = unclosedBraces(text, mistake.start);
  // The outermost in the same paragraph.
  const paragraph = text.lastIndexOf('\n\n', mistake.start) + 1;
  for (const start of isOpen ? braces : braces.filter((brace) => brace >= paragraph).reverse()) {
    const line = lineAt(text, start);
    const end = isOpen ? line.end : endOfBraces(text, start);
    const code = text.slice(start, end);
    const name = /[\w-]+=$/.exec(text.slice(0, start))?.[0];
    if (name && isOpen) {
      const length = /^[^\s>]*/.exec(code)![0].length;
      const value = code.slice(0, length).replace(/\/$/, '');
      yield {
        start: start + value.length,
        end: start + value.length,
        text: '}',
        advice: `Close the brace: ${name}${value}}`,
      };
    }
    if (name) {
      yield {
        start,
        end,
        text: `{${code}}`,
        advice: `Write an object in two pairs of braces: ${name}{${code}}`,
      };
      continue;
    }
    const [, id] = /^\{.*?#([^\s{}*/]+).*\}$/.exec(code) ?? [];
    const heading = text.slice(line.start, start);
    if (id && /^[\s>*+-]*#/.test(heading)) {
      const comment = `{/* #${id} */}`;
      const spaced = heading.replace(/#\s*(?!#)/, '# ');
      yield { start, end, text: comment, advice: `Write: ${spaced}${comment}` };
    }
    yield {
      start,
      end: start + 1,
      text: '\\{',
      advice: `Write "\\{" for a brace in text, or ${inBackticks(code.trim())}`,
    };
  }
}

/** An import or export. */
function* repairModule(text: string, { start: place }: SyntaxMistake): Generator<Repair> {
  const line = lineAt(text, place);
  const code = text.slice(line.start, line.end);
  const [whole, before = '', source = ''] =
    /^(.*\bfrom\s+)["']?([^\s"';]+)["']?;?\s*$/.exec(code) ?? [];
  if (whole) {
    const quoted = `${before}'${source}';`;
    yield { ...line, text: quoted, advice: `Write: ${quoted}` };
  }
  const word = /^(import|export)\b/.exec(code)?.[0];
  if (!word) {
    yield {
      start: line.start,
      end: line.start,
      text: '\n',
      advice: 'Add an empty line above this one. Imports and exports end at an empty line.',
    };
    return;
  }
  yield {
    start: line.start,
    end: line.start + word.length,
    text: `\`${word}\``,
    advice: `If it's text, put the word in backticks: \`${word}\``,
  };
}

/** Advice for an element whose tags don't match, if no repair works. */
export function adviseOnElement(
  text: string,
  { reason, start, end }: SyntaxMistake,
): string | undefined {
  const [, name] = /^Expected (?:a|the) closing tag (?:for )?`<\/?([^`>]*)>`/.exec(reason) ?? [];
  if (name === undefined) return undefined;
  const [, part] = /\b(?:before|after) the end of `(\w+)`/.exec(reason) ?? [];
  if (part && text.includes(`</${name}>`)) {
    return `Put <${name}> and </${name}> both inside the same \`${part}\`, or both outside of it`;
  }
  const code = inBackticks(codeAround(text, start, end));
  return `Add </${name}>, or write <${name} /> if it's empty. If it's code, ${code}`;
}

/** Lists changes that may correct a mistake, by what the parser says and the text of the line. The first is the best. */
export function* findRepairs(
  text: string,
  mistake: SyntaxMistake,
  parser: string,
): Generator<Repair> {
  const { reason, start, end } = mistake;
  const [, missing] = /^Expected a closing tag for `<([^`>]*)>`/.exec(reason) ?? [];
  const [, late] = /^Expected the closing tag `<\/([^`>]*)>`/.exec(reason) ?? [];
  const [, wrong, expected] =
    /^Unexpected closing tag `<\/([^`>]*)>`.* tag for `<([^`>]*)>`/.exec(reason) ?? [];
  if (missing !== undefined) yield* repairElement(text, mistake, missing);
  else if (late !== undefined) {
    const closing = text.lastIndexOf(`</${late}>`, start);
    const opening = text.lastIndexOf(`<${late}`, closing);
    const openingEnd = text.indexOf('>', opening) + 1;
    if (closing > 0 && opening >= 0)
      yield* repairElement(text, { ...mistake, start: opening, end: openingEnd }, late);
  } else if (wrong !== undefined) {
    const isCase = wrong.toLowerCase() === expected!.toLowerCase();
    yield isCase
      ? { start, end, text: `</${expected}>`, advice: `Write: </${expected}>` }
      : {
          start,
          end: start,
          text: `</${expected}>`,
          advice: `Close <${expected}> first: write </${expected}> before </${wrong}>.`,
        };
  } else if (reason.startsWith('Unexpected closing slash')) {
    const opening = text.lastIndexOf('<', start);
    const [tag = '', name = ''] = /^<\/\s*([\w.-]*)\s*>/.exec(text.slice(opening)) ?? [];
    const advice = isVoid(name)
      ? `Write: <${name} />`
      : `There's no open <${name}> here. Remove ${tag}, or add <${name}> before it.`;
    yield { start: opening, end: opening + tag.length, text: '', advice };
  } else if (reason.includes('only spread elements')) {
    const brace = text.lastIndexOf('{', start);
    const [code = '', name = ''] = /^\{\s*([\w$]+)\s*\}/.exec(text.slice(brace)) ?? [];
    const attribute = `${name}={${name}}`;
    yield {
      start: brace,
      end: brace + code.length,
      text: attribute,
      advice: `Write: ${attribute}`,
    };
  } else if (parser.endsWith('esm')) yield* repairModule(text, mistake);
  else if (parser.endsWith('expression')) yield* repairExpression(text, mistake);
  else if (parser.endsWith('jsx')) yield* repairTag(text, mistake);
}
