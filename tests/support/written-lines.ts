import { format, types } from 'node:util';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** An error without its stack, which would hide the other lines. */
function briefly(value: unknown): unknown {
  return types.isNativeError(value) ? `${value.name}: ${value.message}` : value;
}

/**
 * Collects what code writes to the console and to standard error, in place of writing it.
 * @returns the lines so far, and a function that ends it
 */
export function collectWrittenLines(): { lines: string[]; stop(): void } {
  const lines: string[] = [];
  const spies = [
    ...methods.map((method) =>
      jest
        .spyOn(console, method)
        .mockImplementation(
          (...args: unknown[]) => void lines.push(`${method}: ${format(...args.map(briefly))}`),
        ),
    ),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      lines.push(`stderr: ${String(text)}`);
      return true;
    }),
  ];
  return { lines, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}
