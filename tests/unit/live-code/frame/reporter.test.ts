import { createReporter } from '../../../../src/live-code/frame/reporter';
import { longestReport } from '../../../../src/live-code/messages';

/** A reporter, and what arrives at the other end of its port. */
function connected() {
  const arrived: unknown[] = [];
  const port = { postMessage: (message: unknown) => arrived.push(message) };
  return { ...createReporter(port as unknown as MessagePort), arrived };
}

describe('what the frame reports', () => {
  test('is JSON, cut to size; a press is none', () => {
    const { report, tellPress, arrived } = connected();
    report({ type: 'link', href: 'x'.repeat(9999) });
    tellPress();
    expect(JSON.parse(arrived[0] as string)).toEqual({ type: 'link', href: 'x'.repeat(2000) });
    expect(arrived[1]).toBeUndefined();
  });

  /** What code in the frame may do to what it reaches. */
  const attacks: Record<string, () => void> = {
    'a toJSON that gives a press': () => {
      Object.defineProperty(Object.prototype, 'toJSON', { value: () => 1, configurable: true });
    },
    'a toJSON that gives too much': () => {
      const value = () => 'x'.repeat(longestReport * 2);
      Object.defineProperty(Object.prototype, 'toJSON', { value, configurable: true });
    },
    'a slice that gives objects': () => {
      String.prototype.slice = (() => [{}, {}]) as never;
    },
    'a JSON of its own': () => {
      JSON.stringify = () => undefined as never;
    },
    'a bind, call and apply of its own': () => {
      const stolen = () => undefined as never;
      Function.prototype.bind = stolen;
      Function.prototype.call = stolen;
      Function.prototype.apply = stolen;
    },
  };
  test.each(Object.keys(attacks))('stays a text of limited length after %s', (name) => {
    const { report, arrived } = connected();
    const { slice } = String.prototype;
    const { stringify } = JSON;
    const { bind, call, apply } = Function.prototype;
    try {
      attacks[name]!();
      report({ type: 'link', href: '/' });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'toJSON');
      String.prototype.slice = slice;
      JSON.stringify = stringify;
      Object.assign(Function.prototype, { bind, call, apply });
    }
    expect(arrived).toHaveLength(1);
    expect(typeof arrived[0]).toBe('string');
    expect((arrived[0] as string).length).toBeLessThanOrEqual(longestReport);
  });
});
