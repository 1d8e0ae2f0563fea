import { format, types } from 'node:util';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Shortens an error to its message: its stack would hide the other lines. */
function withoutStack(value: unknown): unknown {
  return types.isNativeError(value) ? `${value.name}: ${value.message}` : value;
}

/**
 * Intercepts the console and stderr, and collects what is written to them.
 * @returns the lines so far, and a function that restores the originals
 */
export function collectWrittenLines(): { lines: string[]; stop(): void } {
  const lines: string[] = [];
  const spies = [
    ...methods.map((method) =>
      jest
        .spyOn(console, method)
        .mockImplementation(
          (...args: unknown[]) =>
            void lines.push(`${method}: ${format(...args.map(withoutStack))}`),
        ),
    ),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      lines.push(`stderr: ${String(text)}`);
      return true;
    }),
  ];
  return { lines, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}
