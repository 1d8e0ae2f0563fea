import type { FrameChannel } from '../../src/sandbox/live-code/frame-channel';
import {
  FRAME_PROTOCOL,
  type FrameReport,
  type FrameRequest,
  type Look,
} from '../../src/sandbox/live-code/messages';
import { ERROR_DELAY_MS, FrameRunner } from '../../src/sandbox/live-code/runner';
import { MAX_ANSWER_MS, MAX_LOAD_MS, PING_INTERVAL_MS } from '../../src/sandbox/live-code/watchdog';
import { LATE_AFTER_MS } from '../../src/base/facts/delays';

/** A loaded frame. */
class FakeFrame implements FrameChannel {
  sent: FrameRequest[] = [];
  isOpen = true;
  private listener: (message: unknown) => void = () => {};

  post = (request: FrameRequest) => this.sent.push(request);
  listen = (listener: (message: unknown) => void) => {
    this.listener = listener;
  };
  close = () => {
    this.isOpen = false;
  };
  emit = (report: FrameReport) => this.emitRaw(JSON.stringify(report));
  /** Sends any message. */
  emitRaw = (message: unknown) => this.listener(message);
}

describe('the runner', () => {
  const look: Look = { preset: 'site', mode: undefined, theme: '' };
  let frame: FakeFrame;
  let runner: FrameRunner;
  const runs = () => frame.sent.filter((request) => request.type === 'run');

  beforeEach(() => {
    jest.useFakeTimers();
    runner = new FrameRunner(look);
  });
  afterEach(() => {
    runner.dispose();
    jest.useRealTimers();
  });
  function connect(to: FrameRunner): FakeFrame {
    const connected = new FakeFrame();
    to.connect(connected);
    connected.emit({ type: 'ready', protocol: FRAME_PROTOCOL, presets: [] });
    return connected;
  }
  function start(): void {
    runner.show('<p>1</p>', false);
    frame = connect(runner);
  }

  test('tells the frame which code is from this site', () => {
    start();
    frame.emit({ type: 'shown', run: 1, height: 40 });
    runner.show('<p>2</p>', false, true);
    expect(runs().map(({ isOfSite }) => isOfSite)).toEqual([false, true]);
  });

  test('sends the look, then the code once the frame is ready', () => {
    start();
    expect(frame.sent.map(({ type }) => type)).toEqual(['look', 'css', 'run']);
    frame.emit({ type: 'shown', run: 1, height: 40 });
    expect(runner.getState()).toMatchObject({ status: 'shown', height: 40 });
  });
  test('stops a frame with another protocol version and asks to reload', () => {
    runner.show('<p>1</p>', false);
    frame = new FakeFrame();
    runner.connect(frame);
    frame.emit({ type: 'ready', protocol: FRAME_PROTOCOL + 1, presets: [] });
    expect(frame.sent).toEqual([]);
    expect(runner.getState()).toMatchObject({ status: 'stopped', hasLoadFailed: true });
    expect(runner.getState().notice).toContain('Reload the page');
    runner.show('<p>1</p>', false);
    expect(runner.getState().hasLoadFailed).toBe(false);
  });
  test('sends a look once to each frame', () => {
    start();
    const looks = () => frame.sent.filter((request) => request.type === 'look');
    runner.setLook({ ...look });
    runner.setLook({ ...look, mode: 'dark' });
    runner.setLook({ ...look, mode: 'dark' });
    expect(looks().map((request) => request.look.mode)).toEqual([undefined, 'dark']);
    runner.stop('Stopped');
    start();
    expect(looks().map((request) => request.look.mode)).toEqual(['dark']);
  });
  test('waits for the current version, then sends the latest one', () => {
    start();
    runner.show('<p>2</p>', false);
    runner.show('<p>3</p>', false);
    expect(runs()).toHaveLength(1);
    frame.emit({ type: 'shown', run: 1, height: 40 });
    expect(runs().map(({ code }) => code)).toEqual(['<p>1</p>', '<p>3</p>']);
  });
  test('shows an error after a delay and clears it with the next working version', () => {
    start();
    frame.emit({ type: 'failed', run: 1, error: { message: 'No' } });
    expect(runner.getState().error).toBeUndefined();
    jest.advanceTimersByTime(ERROR_DELAY_MS);
    expect(runner.getState().error).toEqual({ message: 'No' });
    runner.show('<p>2</p>', false);
    frame.emit({ type: 'shown', run: 2, height: 40 });
    expect(runner.getState().error).toBeUndefined();
  });
  test("stops a frame that doesn't respond and opens a new one for the next version", () => {
    start();
    jest.advanceTimersByTime(MAX_ANSWER_MS);
    expect(runner.getState()).toMatchObject({ status: 'stopped', frame: 1 });
    expect(runner.getState().notice).toMatch(/was stopped/);
    frame.emit({ type: 'shown', run: 1, height: 40 });
    expect(runner.getState().status).toBe('stopped');
    runner.show('<p>2</p>', false);
    expect(runner.getState()).toMatchObject({ status: 'loading', frame: 2 });
  });
  test('keeps a frame that responds to pings and stops it when it no longer does', () => {
    start();
    frame.emit({ type: 'shown', run: 1, height: 40 });
    for (let turn = 0; turn < 5; turn += 1) {
      jest.advanceTimersByTime(PING_INTERVAL_MS);
      frame.emit({ type: 'pong' });
    }
    expect(runner.getState().status).toBe('shown');
    jest.advanceTimersByTime(3 * PING_INTERVAL_MS);
    expect(runner.getState().status).toBe('stopped');
  });
  test('stops a frame that loads a second time', () => {
    start();
    const second = new FakeFrame();
    runner.connect(second);
    expect([frame.isOpen, second.isOpen]).toEqual([false, false]);
    expect(runner.getState()).toMatchObject({
      status: 'stopped',
      notice: 'Your code navigated away from its page, so it was stopped.',
    });
  });
  test.each(['{', '[]', 'null', '""', undefined, { type: 'pong' }])('ignores %j', (message) => {
    start();
    const before = runner.getState();
    frame.emitRaw(message);
    expect(runner.getState()).toBe(before);
  });
  describe('lines that the code printed', () => {
    const print = (run: number, ...texts: string[]) =>
      frame.emit({
        type: 'console',
        run,
        lines: texts.map((text) => ({ level: 'log', text, count: 1 })),
      });
    const shown = () => runner.getState().lines.map(({ text, count }) => `${text} ${count}`);
    test('are kept until the next run that works, or prints', () => {
      start();
      print(1, 'a', 'a', 'b');
      frame.emit({ type: 'shown', run: 1, height: 40 });
      print(1, 'b');
      expect(shown()).toEqual(['a 2', 'b 2']);
      runner.show('<', false);
      frame.emit({ type: 'failed', run: 2, error: { message: 'No' } });
      expect(shown()).toEqual(['a 2', 'b 2']);
      runner.show('<p>3</p>', false);
      print(2, 'late');
      print(3, 'c');
      expect(shown()).toEqual(['c 1']);
      frame.emit({ type: 'shown', run: 3, height: 40 });
      expect(shown()).toEqual(['c 1']);
      runner.show('<p>4</p>', false);
      frame.emit({ type: 'shown', run: 4, height: 40 });
      expect(shown()).toEqual([]);
    });
    test('are the latest 100', () => {
      start();
      print(1, ...Array.from({ length: 250 }, (_, index) => `line ${index}`));
      print(1, 'last');
      expect(shown()).toHaveLength(100);
      expect(shown().at(-1)).toBe('last 1');
    });
  });
  test('stops a frame that sends more reports than the page can read, however long they are', () => {
    for (const report of [
      { type: 'height', height: 1 },
      { type: 'css', css: 'x'.repeat(900_000) },
    ] as const) {
      start();
      let sent = 0;
      while (runner.getState().status !== 'stopped' && sent < 20_000) {
        frame.emit(report);
        sent += 1;
      }
      expect(runner.getState()).toMatchObject({ status: 'stopped' });
      expect(runner.getState().notice).toContain('kept the preview busy');
      // What the next frame sends counts anew.
      start();
      expect(runner.getState().status).toBe('running');
      runner.stop('');
    }
  });
  test('renders the page once for each run, even if the code says that it was shown many times', () => {
    start();
    const listener = jest.fn();
    runner.subscribe(listener);
    for (let height = 1; height < 100; height += 1) frame.emit({ type: 'shown', run: 1, height });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().height).toBe(1);
  });
  test('connects the frame that replaces one that never connected', () => {
    runner.show('<p>1</p>', false);
    const slow = new FakeFrame();
    runner.connect(slow);
    frame = connect(runner);
    expect([slow.isOpen, frame.isOpen]).toEqual([false, true]);
    expect(runs()).toHaveLength(1);
  });
  test('has the modes of the current theme', () => {
    start();
    const shown = { name: 'site', modes: ['default', 'high contrast'] };
    frame.emit({ type: 'theme', shown, error: undefined });
    frame.emit({ type: 'theme', shown: undefined, error: { message: 'No' } });
    expect(runner.getState()).toMatchObject({ shown, themeError: { message: 'No' } });
  });
  test('renders the page only for a theme with another name, mode, or error', () => {
    start();
    const listener = jest.fn();
    runner.subscribe(listener);
    const answer = (modes: string[], message?: string) => {
      const error = message === undefined ? undefined : { message };
      frame.emit({ type: 'theme', shown: { name: 'site', modes }, error });
      jest.advanceTimersByTime(100);
    };
    for (const modes of [['default'], ['default', 'dark']]) {
      answer(modes);
      answer(modes, 'No');
      answer(modes);
    }
    const renders = listener.mock.calls.length;
    expect(renders).toBe(6);
    // Such as for each key that's typed in a color.
    for (let turn = 0; turn < 20; turn += 1) answer(['default', 'dark']);
    expect(listener).toHaveBeenCalledTimes(renders);
  });
  test('batches rapid messages without dropping any', () => {
    start();
    frame.emit({ type: 'shown', run: 1, height: 100 });
    const listener = jest.fn();
    runner.subscribe(listener);
    // Like an animation on a fast screen.
    for (let turn = 0; turn < 240; turn += 1) frame.emit({ type: 'height', height: 100 + turn });
    jest.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().status).toBe('shown');
  });
  test("follows the content's height unless it depends on the frame's height", () => {
    start();
    frame.emit({ type: 'shown', run: 1, height: 100 });
    for (let turn = 1; turn <= 10; turn += 1) {
      jest.advanceTimersByTime(16);
      frame.emit({ type: 'height', height: runner.getState().height! + 32 });
    }
    expect(runner.getState().height).toBeLessThan(200);
    jest.advanceTimersByTime(1000);
    frame.emit({ type: 'height', height: 700 });
    expect(runner.getState().height).toBe(700);
  });
  test('moves other previews to new frames after one was busy', () => {
    start();
    const other = new FrameRunner(look);
    other.show('<p>Other</p>', false);
    connect(other).emit({ type: 'shown', run: 1, height: 40 });
    jest.advanceTimersByTime(MAX_ANSWER_MS);
    expect(runner.getState().status).toBe('stopped');
    expect(other.getState()).toMatchObject({ status: 'loading', frame: 2 });
    expect(connect(other).sent.at(-1)).toMatchObject({ type: 'run', code: '<p>Other</p>' });
    other.dispose();
  });
  test('ignores CSS that was not requested', () => {
    start();
    frame.emit({ type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('');
    runner.setWantsCss(true);
    frame.emit({ type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('a {}');
  });
  describe('a package whose file never loads', () => {
    /** Requests for package files, with functions to answer them. */
    let fetches: {
      url: string;
      signal: AbortSignal;
      answer: (text: string, status?: number) => void;
    }[];
    const fetchBefore = globalThis.fetch;
    const color = "import { darken } from '@theme-ui/color';\n<b>1</b>";
    const settled = () => jest.advanceTimersByTimeAsync(0);
    /** Advances time while the frame answers pings. */
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= PING_INTERVAL_MS) {
        await jest.advanceTimersByTimeAsync(Math.min(left, PING_INTERVAL_MS));
        frame.emit({ type: 'pong' });
      }
    };
    const open = () => fetches.filter(({ signal }) => !signal.aborted);

    beforeEach(() => {
      fetches = [];
      globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          const answer = (text: string, status = 200) => resolve(new Response(text, { status }));
          fetches.push({ url, signal, answer });
        })) as unknown as typeof fetch;
      start();
      frame.emit({ type: 'shown', run: 1, height: 40 });
    });
    afterEach(() => {
      globalThis.fetch = fetchBefore;
    });

    test('times out with a message and is requested again', async () => {
      runner.show(color, false);
      await pass(LATE_AFTER_MS - 1);
      expect(runner.getState().error).toBeUndefined();
      expect(open()).toHaveLength(1);
      await pass(1 + ERROR_DELAY_MS);
      expect(runner.getState().error).toEqual({
        message: '@theme-ui/color didn’t load. Check your connection, then try again.',
        isUnloaded: true,
      });
      expect(open()).toHaveLength(0);
      runner.show(color, false);
      expect(runner.getState().error).toBeUndefined();
      expect(open()).toHaveLength(1);
      open()[0]!.answer('script');
      await settled();
      expect(runs().at(-1)).toMatchObject({ packages: { '@theme-ui/color': 'script' } });
    });

    test('has the same message at once if the server refuses it', async () => {
      runner.show(color, false);
      open()[0]!.answer('', 503);
      await pass(ERROR_DELAY_MS);
      expect(runner.getState().error).toMatchObject({ isUnloaded: true });
    });

    test("doesn't block later code and its request is aborted", async () => {
      runner.show(color, false);
      runner.show('<p>2</p>', false);
      expect(runs().at(-1)).toMatchObject({ code: '<p>2</p>', packages: {} });
      expect(open()).toHaveLength(0);
      frame.emit({ type: 'shown', run: runs().at(-1)!.run, height: 40 });
      for (let turn = 0; turn < 20; turn += 1) runner.show(`${color}<i>${turn}</i>`, false);
      expect([fetches.length, open().length]).toEqual([21, 1]);
      open()[0]!.answer('script');
      await settled();
      expect(runs().at(-1)!.code).toContain('<i>19</i>');
      frame.emit({ type: 'shown', run: runs().at(-1)!.run, height: 40 });
      await pass(2 * LATE_AFTER_MS);
      expect(runner.getState().error).toBeUndefined();
    });

    test('is loaded for the theme, too, once for both', async () => {
      const theme = 'import { darken } from "@theme-ui/color";\n({})';
      runner.setLook({ ...look, theme });
      const looks = () => frame.sent.filter((request) => request.type === 'look');
      expect(looks()).toHaveLength(1);
      await pass(LATE_AFTER_MS);
      expect(runner.getState().themeError).toMatchObject({ isUnloaded: true });
      runner.sendLook();
      expect(runner.getState().themeError).toBeUndefined();
      expect(open()).toHaveLength(1);
      open()[0]!.answer('script');
      await settled();
      const packages = { '@theme-ui/color': 'script' };
      expect(looks().at(-1)).toMatchObject({ look: { theme }, packages });
      runner.show(color, false);
      expect(runs().at(-1)).toMatchObject({ packages: {} });
      expect(fetches).toHaveLength(2);
    });

    test('is aborted when its frame stops', async () => {
      runner.show(`import '@theme-ui/mdx';${color}`, false);
      expect(open()).toHaveLength(2);
      runner.stop('Stopped.');
      expect(open()).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(2 * LATE_AFTER_MS);
      expect(runner.getState()).toMatchObject({ status: 'stopped', error: undefined });
    });
  });
  test('gives up on a frame that never loads', () => {
    runner.show('<p>1</p>', false);
    jest.advanceTimersByTime(MAX_LOAD_MS);
    expect(runner.getState().notice).toMatch(/didn’t load/);
  });
});
