import { inspect } from 'loupe';
import { addLines, type ConsoleLine } from '../console-lines';

type Print = (level: ConsoleLine['level'], text: string) => void;

/** Methods that print their arguments. */
const levels = {
  debug: 'log',
  dir: 'log',
  group: 'log',
  groupCollapsed: 'log',
  info: 'log',
  log: 'log',
  table: 'log',
  trace: 'log',
  warn: 'warn',
  assert: 'error',
  error: 'error',
} as const;

/** Maximum length of a line. */
const MAX_LENGTH = 1000;

/** Formats a value as a browser's console does: text as it is, anything else as code. */
function format(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    if (value instanceof Element) return value.outerHTML;
    return inspect(value, { depth: 4, truncate: MAX_LENGTH });
  } catch {
    // A getter in the code threw an error.
    return Object.prototype.toString.call(value);
  }
}

/** Joins what was passed to the console. Text that comes first can have placeholders, such as `%s`. */
export function textOf(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const start =
    typeof first === 'string'
      ? first.replace(/%[sdifoOc]/g, (placeholder) => {
          if (rest.length === 0) return placeholder;
          const value = rest.shift();
          // A style.
          return placeholder === '%c' ? '' : format(value);
        })
      : format(first);
  const text = values.length === 0 ? '' : [start, ...rest.map(format)].join(' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Prints what the code writes to the console, which still gets it too. */
export function watchConsole(target: Console, print: Print): void {
  for (const name of Object.keys(levels) as (keyof typeof levels)[]) {
    const original = target[name].bind(target) as (...values: unknown[]) => void;
    target[name] = (...values: unknown[]) => {
      original(...values);
      if (name !== 'assert') print(levels[name], textOf(values));
      else if (!values[0]) print('error', textOf(['Assertion failed:', ...values.slice(1)]));
    };
  }
}

/** Time during which lines are batched, in ms. */
const BATCH_MS = 50;

/** Collects lines, and sends them in batches. */
export class ConsoleOutput {
  private lines: ConsoleLine[] = [];
  private timer: number | undefined;

  /**
   * @param setTimer the browser's `setTimeout`, which the code can't replace
   * @param send sends lines that were printed since the last time
   */
  constructor(
    private setTimer: (callback: () => void, ms: number) => number,
    private send: (lines: ConsoleLine[]) => void,
  ) {}

  readonly print: Print = (level, text) => {
    this.lines = addLines(this.lines, [{ level, text, count: 1 }]);
    this.timer ??= this.setTimer(() => this.flush(), BATCH_MS);
  };

  /** Sends the lines so far. */
  flush(): void {
    this.timer = undefined;
    if (this.lines.length === 0) return;
    const { lines } = this;
    this.lines = [];
    this.send(lines);
  }
}
