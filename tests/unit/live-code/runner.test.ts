import type { FrameChannel } from '../../../src/live-code/frame-channel';
import {
  FRAME_PROTOCOL,
  type FrameReport,
  type FrameRequest,
  type Look,
} from '../../../src/live-code/messages';
import { errorDelay, FrameRunner } from '../../../src/live-code/runner';
import { answerTime, loadTime, pingTime } from '../../../src/live-code/watchdog';
import { lateAfter } from '../../../src/site/delays';

/** A frame that has loaded. */
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
  say = (report: FrameReport) => this.tell(JSON.stringify(report));
  /** Sends anything. */
  tell = (message: unknown) => this.listener(message);
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
    connected.say({ type: 'ready', protocol: FRAME_PROTOCOL, presets: [] });
    return connected;
  }
  function start(): void {
    runner.show('<p>1</p>', false);
    frame = connect(runner);
  }

  test('sends the look, then the code, once the frame is ready', () => {
    start();
    expect(frame.sent.map(({ type }) => type)).toEqual(['look', 'css', 'run']);
    frame.say({ type: 'shown', run: 1, height: 40 });
    expect(runner.getState()).toMatchObject({ status: 'shown', height: 40 });
  });
  test('stops a frame with another version of the messages, and says to reload', () => {
    runner.show('<p>1</p>', false);
    frame = new FakeFrame();
    runner.connect(frame);
    frame.say({ type: 'ready', protocol: FRAME_PROTOCOL + 1, presets: [] });
    expect(frame.sent).toEqual([]);
    expect(runner.getState()).toMatchObject({ status: 'stopped', hasLoadFailed: true });
    expect(runner.getState().notice).toContain('Reload the page');
    runner.run('<p>1</p>', false);
    expect(runner.getState().hasLoadFailed).toBe(false);
  });
  test('sends a look once, and again to another frame', () => {
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
  test('has one version on its way, then the latest', () => {
    start();
    runner.show('<p>2</p>', false);
    runner.show('<p>3</p>', false);
    expect(runs()).toHaveLength(1);
    frame.say({ type: 'shown', run: 1, height: 40 });
    expect(runs().map(({ code }) => code)).toEqual(['<p>1</p>', '<p>3</p>']);
  });
  test('says an error when it lasts, and forgets it with the next good version', () => {
    start();
    frame.say({ type: 'failed', run: 1, error: { message: 'No' } });
    expect(runner.getState().error).toBeUndefined();
    jest.advanceTimersByTime(errorDelay);
    expect(runner.getState().error).toEqual({ message: 'No' });
    runner.show('<p>2</p>', false);
    frame.say({ type: 'shown', run: 2, height: 40 });
    expect(runner.getState().error).toBeUndefined();
  });
  test('ends a frame whose code does not answer, and opens another for the next version', () => {
    start();
    jest.advanceTimersByTime(answerTime);
    expect(runner.getState()).toMatchObject({ status: 'stopped', frame: 1 });
    expect(runner.getState().notice).toMatch(/was stopped/);
    frame.say({ type: 'shown', run: 1, height: 40 });
    expect(runner.getState().status).toBe('stopped');
    runner.show('<p>2</p>', false);
    expect(runner.getState()).toMatchObject({ status: 'loading', frame: 2 });
  });
  test('ends a frame that stops answering later, and not one that answers', () => {
    start();
    frame.say({ type: 'shown', run: 1, height: 40 });
    for (let turn = 0; turn < 5; turn += 1) {
      jest.advanceTimersByTime(pingTime);
      frame.say({ type: 'pong' });
    }
    expect(runner.getState().status).toBe('shown');
    jest.advanceTimersByTime(3 * pingTime);
    expect(runner.getState().status).toBe('stopped');
  });
  test('ends a frame that loads a second time', () => {
    start();
    const second = new FakeFrame();
    runner.connect(second);
    expect([frame.isOpen, second.isOpen]).toEqual([false, false]);
    expect(runner.getState()).toMatchObject({
      status: 'stopped',
      notice: 'The code left its page and was stopped.',
    });
  });
  test('ends a frame that floods the page with messages', () => {
    start();
    const listener = jest.fn();
    runner.subscribe(listener);
    for (let turn = 0; turn < 400; turn += 1) frame.say({ type: 'link', href: '/' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().notice).toMatch(/too many messages/);
  });
  test('ends a frame that floods the window with messages', () => {
    start();
    for (let turn = 0; turn < 301; turn += 1) runner.countMessage();
    expect(runner.getState().notice).toMatch(/too many messages/);
  });
  test.each(['{', '[]', 'null', '""', 'x'.repeat(300_000)])(
    'takes no notice of %.9s',
    (message) => {
      start();
      const before = runner.getState();
      frame.tell(message);
      expect(runner.getState()).toBe(before);
      expect(runner.wasPressed()).toBe(false);
    },
  );
  test('knows of the reader’s press for a moment', () => {
    start();
    expect(runner.wasPressed()).toBe(false);
    frame.tell(undefined);
    expect(runner.wasPressed()).toBe(true);
    jest.advanceTimersByTime(600);
    expect(runner.wasPressed()).toBe(false);
  });
  test('code that took the focus waits for the reader’s press', () => {
    start();
    runner.stopThief();
    expect(runner.getState().notice).toMatch('took the focus');
    runner.show('<p>2</p>', false);
    expect(runner.getState()).toMatchObject({ status: 'stopped', frame: 1 });
    runner.run('<p>2</p>', false);
    expect(runner.getState()).toMatchObject({ status: 'loading', frame: 2 });
    frame = connect(runner);
    runner.show('<p>3</p>', false);
    expect(runs()).toHaveLength(1);
  });
  test('listens to another frame at once after a flood', () => {
    start();
    for (let turn = 0; turn < 301; turn += 1) frame.say({ type: 'pong' });
    expect(runner.getState().status).toBe('stopped');
    start();
    expect(runner.getState()).toMatchObject({ status: 'running', frame: 2 });
  });
  test('ends a frame that goes on opening addresses', () => {
    start();
    frame.say({ type: 'refused' });
    jest.advanceTimersByTime(100);
    expect(runner.getState().notice).toMatch(/opens no other addresses/);
    expect(runner.getState().status).not.toBe('stopped');
    frame.say({ type: 'refused' });
    expect(runner.getState().status).toBe('stopped');
  });
  test('knows the modes of the theme that is shown', () => {
    start();
    const shown = { name: 'site', modes: ['default', 'high contrast'] };
    frame.say({ type: 'theme', shown, error: undefined });
    frame.say({ type: 'theme', shown: undefined, error: { message: 'No' } });
    expect(runner.getState()).toMatchObject({ shown, themeError: { message: 'No' } });
  });
  test('tells what comes fast together, and all of it', () => {
    start();
    frame.say({ type: 'shown', run: 1, height: 100 });
    const listener = jest.fn();
    runner.subscribe(listener);
    // An animation on a fast screen.
    for (let turn = 0; turn < 240; turn += 1) frame.say({ type: 'height', height: 100 + turn });
    jest.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().status).toBe('shown');
  });
  test('follows the height, unless it follows the frame', () => {
    start();
    frame.say({ type: 'shown', run: 1, height: 100 });
    for (let turn = 1; turn <= 10; turn += 1) {
      jest.advanceTimersByTime(16);
      frame.say({ type: 'height', height: runner.getState().height! + 32 });
    }
    expect(runner.getState().height).toBeLessThan(200);
    jest.advanceTimersByTime(1000);
    frame.say({ type: 'height', height: 700 });
    expect(runner.getState().height).toBe(700);
  });
  test('moves others to new frames when one was busy', () => {
    start();
    const other = new FrameRunner(look);
    other.show('<p>Other</p>', false);
    connect(other).say({ type: 'shown', run: 1, height: 40 });
    jest.advanceTimersByTime(answerTime);
    expect(runner.getState().status).toBe('stopped');
    expect(other.getState()).toMatchObject({ status: 'loading', frame: 2 });
    expect(connect(other).sent.at(-1)).toMatchObject({ type: 'run', code: '<p>Other</p>' });
    other.dispose();
  });
  test('keeps CSS that nobody asked for away', () => {
    start();
    frame.say({ type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('');
    runner.setWantsCss(true);
    frame.say({ type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('a {}');
  });
  describe('a package whose file never comes', () => {
    /** The requests for package files, and what answers them. */
    let asked: { url: string; signal: AbortSignal; answer: (text: string) => void }[];
    const fetchBefore = globalThis.fetch;
    const color = "import { darken } from '@theme-ui/color';\n<b>1</b>";
    const settled = () => jest.advanceTimersByTimeAsync(0);
    /** Lets time pass in which the frame answers. */
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= pingTime) {
        await jest.advanceTimersByTimeAsync(Math.min(left, pingTime));
        frame.say({ type: 'pong' });
      }
    };
    const open = () => asked.filter(({ signal }) => !signal.aborted);

    beforeEach(() => {
      asked = [];
      globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          asked.push({ url, signal, answer: (text) => resolve(new Response(text)) });
        })) as unknown as typeof fetch;
      start();
      frame.say({ type: 'shown', run: 1, height: 40 });
    });
    afterEach(() => {
      globalThis.fetch = fetchBefore;
    });

    test('is given up after a while, with a message, and asked for again', async () => {
      runner.show(color, false);
      await pass(lateAfter - 1);
      expect(runner.getState().error).toBeUndefined();
      expect(open()).toHaveLength(1);
      await pass(1 + errorDelay);
      expect(runner.getState().error).toEqual({
        message: '@theme-ui/color did not load. Check your connection, then try again.',
        isUnloaded: true,
      });
      expect(open()).toHaveLength(0);
      runner.run(color, false);
      expect(runner.getState().error).toBeUndefined();
      expect(open()).toHaveLength(1);
      open()[0]!.answer('script');
      await settled();
      expect(runs().at(-1)).toMatchObject({ packages: { '@theme-ui/color': 'script' } });
    });

    test('holds back no code after it, and leaves no request behind', async () => {
      runner.show(color, false);
      runner.show('<p>2</p>', false);
      expect(runs().at(-1)).toMatchObject({ code: '<p>2</p>', packages: {} });
      expect(open()).toHaveLength(0);
      frame.say({ type: 'shown', run: runs().at(-1)!.run, height: 40 });
      for (let turn = 0; turn < 20; turn += 1) runner.show(`${color}<i>${turn}</i>`, false);
      expect([asked.length, open().length]).toEqual([21, 1]);
      open()[0]!.answer('script');
      await settled();
      expect(runs().at(-1)!.code).toContain('<i>19</i>');
      frame.say({ type: 'shown', run: runs().at(-1)!.run, height: 40 });
      await pass(2 * lateAfter);
      expect(runner.getState().error).toBeUndefined();
    });

    test('ends with its frame, also when another file came', async () => {
      runner.show(`import '@theme-ui/mdx';${color}`, false);
      expect(open()).toHaveLength(2);
      runner.stop('Stopped.');
      expect(open()).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(2 * lateAfter);
      expect(runner.getState()).toMatchObject({ status: 'stopped', error: undefined });
    });
  });
  test('gives up on a frame that never loads', () => {
    runner.show('<p>1</p>', false);
    jest.advanceTimersByTime(loadTime);
    expect(runner.getState().notice).toMatch(/did not load/);
  });
});
