import { createReporter } from '../../../../src/live-code/frame/reporter';
import { longestReport } from '../../../../src/live-code/messages';

/** A reporter and the messages received from it. */
function createTestReporter() {
  const received: unknown[] = [];
  const port = { postMessage: (message: unknown) => received.push(message) };
  return { ...createReporter(port as unknown as MessagePort), received };
}

describe('reports of the frame', () => {
  test('are JSON with limited length, except for presses', () => {
    const { report, tellPress, received } = createTestReporter();
    report({ type: 'link', href: 'x'.repeat(9999) });
    tellPress();
    expect(JSON.parse(received[0] as string)).toEqual({ type: 'link', href: 'x'.repeat(2000) });
    expect(received[1]).toBeUndefined();
  });

  /** Code in the frame may replace any global it can reach. */
  const attacks: Record<string, () => void> = {
    'a toJSON that imitates a press': () => {
      Object.defineProperty(Object.prototype, 'toJSON', { value: () => 1, configurable: true });
    },
    'a toJSON that returns too much text': () => {
      const value = () => 'x'.repeat(longestReport * 2);
      Object.defineProperty(Object.prototype, 'toJSON', { value, configurable: true });
    },
    'a slice that returns objects': () => {
      String.prototype.slice = (() => [{}, {}]) as never;
    },
    'a replaced JSON.stringify': () => {
      JSON.stringify = () => undefined as never;
    },
    'a replaced bind, call and apply': () => {
      const stolen = () => undefined as never;
      Function.prototype.bind = stolen;
      Function.prototype.call = stolen;
      Function.prototype.apply = stolen;
    },
  };
  test.each(Object.keys(attacks))('are strings of limited length despite %s', (name) => {
    const { report, received } = createTestReporter();
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
    expect(received).toHaveLength(1);
    expect(typeof received[0]).toBe('string');
    expect((received[0] as string).length).toBeLessThanOrEqual(longestReport);
  });
});
