import { compile, CodeError } from '../../src/live-code/frame/compile';
import { fitsEditor } from '../../src/live-code/editor-limits';
import { createMessageMeter } from '../../src/live-code/message-meter';
import { createLoopGuard, guardLoops, longestLoop } from '../../src/live-code/frame/loop-guard';
import { evaluate } from '../../src/live-code/frame/evaluate';
import { requirePackage } from '../../src/live-code/frame/packages';
import { presetInfos, resolveTheme } from '../../src/live-code/frame/themes';
import {
  isName,
  readFrameReport,
  tallestFrame,
  type FrameReport,
  type FrameRequest,
  type Look,
} from '../../src/live-code/messages';
import {
  callsRender,
  moduleText,
  readableModule,
  toExampleModule,
} from '../../src/live-code/module';
import {
  answerTime,
  errorDelay,
  FrameRunner,
  loadTime,
  pingTime,
} from '../../src/live-code/runner';
import { decodeWork, encodeWork, holdsWork } from '../../src/live-code/share-link';
import { toProject } from '../../src/live-code/stackblitz';
import { theme as siteTheme } from '../../src/design/theme';
import { resolvePreviewMode } from '../../src/components/live-code/looks';

const scope = {
  'theme-ui': ['Button', 'Text', 'Link', 'css'],
  react: ['useState', 'Fragment'],
  '@/demo': ['posts', 'images'],
  '@/RouterLink': ['RouterLink'],
};
const textOf = (code: string) => moduleText(toExampleModule(code, scope)).text;
const pragma = '/** @jsxImportSource theme-ui */';

describe('an example’s module', () => {
  test('imports the names it uses and wraps several roots', () => {
    expect(textOf('<Button>A</Button>\n<Text>B</Text>;')).toBe(
      `${pragma} import { Button, Text } from 'theme-ui';\n` +
        'export default function Example() { return (<><Button>A</Button>\n<Text>B</Text></>); }\n',
    );
  });
  test('takes an expression for a component, and demo data', () => {
    expect(textOf('() => <p>{posts.length} {useState(0)[0]}</p>;')).toBe(
      `${pragma} import { useState } from 'react'; import { posts } from '@/demo';\n` +
        'const Example = () => <p>{posts.length} {useState(0)[0]}</p>;\nexport default Example;\n',
    );
  });
  test('keeps imports of its own, and what they bring is not imported twice', () => {
    const text = textOf(
      "import { Button as B, css } from 'theme-ui';\nimport type { Theme } from 'theme-ui';\n\n<B>{css}</B>",
    );
    expect(text.split('\n')[0]).toBe(pragma);
    expect(text).toContain("import { Button as B, css } from 'theme-ui';\nimport type { Theme }");
    expect(text).toContain('(<><B>{css}</B></>)');
  });
  test('drops both pragmas and keeps the lines', () => {
    for (const comment of ['/** @jsxImportSource theme-ui */', '/** @jsx jsx */']) {
      const module = moduleText(toExampleModule(`${comment}\n// Two\n<p>Three</p>`, scope));
      expect(module.text.match(/@jsx/g)).toHaveLength(1);
      expect(module.text.split('\n')[3]).toContain('<p>Three</p>');
      expect(module.origin(4)).toBe(3);
    }
  });
  test('lets statements call render', () => {
    const code = 'const Button = () => <p>Mine</p>;\nrender(<Button />)';
    expect(callsRender(code)).toBe(true);
    expect(callsRender('<p onClick={() => render()} />')).toBe(false);
    const text = textOf(code);
    expect(text.split('\n')[0]).toBe(pragma);
    expect(text).toContain('=> renderedNode;');
  });
  test.each([
    ["// import { Button } from 'theme-ui'\n<Button />", "import { Button } from 'theme-ui'; "],
    ["'use client';\nimport { css } from 'theme-ui';\n<Text>{css}</Text>", 'import { Text }'],
  ])('reads imports of the head and no comments: %j', (code, expected) => {
    expect(`${textOf(code)} `.replace('\n', ' ')).toContain(expected);
    expect(() => compile(code)).not.toThrow();
  });
  test.each([
    'const renderedNodes = 1;\nfunction Example() { return <p>{renderedNodes}</p>; }\nrender(<Example />)',
    '<pre>{`\nrender(<App />)\nexport default 1\n`}</pre>',
    '<T,>(props: { a?: T }) => <p>{String(props.a)}</p>',
    '<T extends string>(props: { a?: T }) => <p>{props.a}</p>',
    '{/* a note */}\n<p>After</p>',
    '<p>Before</p>\n// a note',
    '<p>Before</p>; // a note\n// and another',
    '',
    '// nothing but a note',
  ])('understands %j', (code) => {
    const exports = evaluate(compile(code));
    expect(typeof exports.default).toBe('function');
  });
  test('shows no comment behind elements', () => {
    expect(textOf('<p>A</p>\n// a note')).not.toContain('note');
  });
  test('leaves a module with a default export as it is', () => {
    expect(textOf('const a = 1;\nexport default () => <p>{a}</p>;')).toBe(
      `${pragma}\nconst a = 1;\nexport default () => <p>{a}</p>;\n`,
    );
  });
  test('puts a stub in the place of a router', () => {
    expect(textOf('import { Link } from \'gatsby\';\n\n<Link to="/">A</Link>')).toContain(
      "import { Link } from '@/RouterLink'",
    );
    expect(textOf('import Link from \'next/link\';\n\n<Link href="/">A</Link>')).toContain(
      "import Link from '@/RouterLink'",
    );
  });
  test('imports a name that two modules have from the first', () => {
    const twice = { 'theme-ui': ['createElement'], react: ['createElement', 'use'] };
    const { imports } = toExampleModule('() => createElement(use)', twice);
    expect(imports).toEqual([
      "import { createElement } from 'theme-ui';",
      "import { use } from 'react';",
    ]);
  });
  test('imports React where it is named', () => {
    expect(textOf('() => <p>{React.useState(1)[0]}</p>')).toContain(
      "import * as React from 'react'",
    );
  });
  test('can be laid out for readers', () => {
    expect(readableModule(toExampleModule('<Text>\n  A\n</Text>', scope))).toBe(
      [
        pragma,
        "import { Text } from 'theme-ui';",
        '',
        'export default function Example() {',
        '  return (',
        '    <>',
        '      <Text>',
        '        A',
        '      </Text>',
        '    </>',
        '  );',
        '}',
        '',
      ].join('\n'),
    );
  });
});

function errorOf(code: string): CodeError {
  try {
    compile(code);
  } catch (error) {
    return error as CodeError;
  }
  throw new Error('It compiled.');
}

describe('compiling in the frame', () => {
  test.each([
    ['<p>', 1],
    ['<Box>\n  <Button></Box>\n</Box>', 2],
    ['() => {\n  const a = ;\n}', 2],
    ["import { Box } from 'theme-ui';\n\n<Box>{</Box>", 3],
    ['let a = 1;\nlet a = 2;\nrender(<p>{a}</p>)', 2],
  ])('%j fails with its line', (code, line) => {
    const { detail } = errorOf(code);
    expect(detail.line).toBe(line);
    expect(detail.message).not.toMatch(/\(\d+:\d+\)/);
  });
  test('understands TypeScript', () => {
    const exports = evaluate(
      compile('export default function A({ n }: { n?: number }) { return n as unknown; }'),
    );
    expect((exports.default as (props: object) => unknown)({ n: 3 })).toBe(3);
  });
  test('imports known packages only, and says which', () => {
    expect(() => evaluate(compile("import x from 'lodash';\nexport default () => x;"))).toThrow(
      /"lodash" cannot be imported here\. These can: theme-ui, react.*gatsby/,
    );
    expect(Object.keys(requirePackage('theme-ui')).length).toBeGreaterThan(40);
  });
});

describe('the loop guard', () => {
  test.each(['while (true) {}', 'for (;;);', 'do ; while (true)', 'for (const a of endless()) ;'])(
    'stops %s',
    (loop) => {
      const script = guardLoops(`function* endless() { for (;;) yield 1; }\n${loop}`);
      let now = 0;
      const guard = createLoopGuard(
        () => {},
        () => (now += 10),
      );
      expect(() => new Function('__guardLoop', script)(guard)).toThrow(
        `A loop ran for more than ${longestLoop} ms`,
      );
    },
  );
  test('begins anew with each task, and leaves loops that end alone', () => {
    let endTask = () => {};
    let now = 0;
    const guard = createLoopGuard(
      (callback) => (endTask = callback),
      () => now,
    );
    guard();
    now += longestLoop + 1;
    endTask();
    expect(guard).not.toThrow();
    expect(guardLoops('for (const a of b) for (const c of d) e();')).toBe(
      'for (const a of b) {__guardLoop();for (const c of d) {__guardLoop();e();}}',
    );
  });
});

describe('messages of the frame', () => {
  test.each([undefined, null, 'ready', 3, {}, { type: 'navigate', href: '/' }])(
    '%j is none',
    (data) => expect(readFrameReport(data)).toBeUndefined(),
  );
  test('are cut to size', () => {
    expect(readFrameReport({ type: 'height', height: 1e9 })).toEqual({
      type: 'height',
      height: tallestFrame,
    });
    expect(readFrameReport({ type: 'shown', run: 'x', height: -3 })).toEqual({
      type: 'shown',
      run: 0,
      height: 0,
    });
    expect(
      readFrameReport({
        type: 'failed',
        run: 1,
        error: { message: 'x'.repeat(9999), line: '<b>' },
      }),
    ).toEqual({ type: 'failed', run: 1, error: { message: 'x'.repeat(2000) } });
    const presets = [null, { name: 3, modes: [] }, { name: 'tosh', modes: [{}, '', 'größer'] }];
    expect(readFrameReport({ type: 'ready', presets })).toEqual({
      type: 'ready',
      presets: [{ name: 'tosh', modes: ['größer'] }],
    });
  });
});

/** Sends a message as the frame does. */
function say(runner: FrameRunner, report: FrameReport): void {
  runner.hear({ data: report });
}

describe('the message meter', () => {
  let time = 0;
  const meter = () => createMessageMeter(() => time);
  const taking = (ms: number) => () => {
    time += ms;
    return 'read';
  };
  test('reads what is not too much, second by second', () => {
    const take = meter();
    for (let second = 0; second < 3; second += 1) {
      for (let turn = 0; turn < 240; turn += 1) {
        expect(take(taking(0))).toEqual({ isTooMuch: false, message: 'read' });
      }
      time += 1001;
    }
  });
  test('does not look at a message beyond the number', () => {
    const take = meter();
    for (let turn = 0; turn < 300; turn += 1) take(taking(0));
    const read = jest.fn();
    expect(take(read)).toEqual({ isTooMuch: true });
    expect(read).not.toHaveBeenCalled();
  });
  test('weighs what it reads', () => {
    const take = meter();
    expect(take(taking(40)).isTooMuch).toBe(false);
    expect(take(taking(11)).isTooMuch).toBe(true);
    expect(meter()(taking(51)).isTooMuch).toBe(true);
  });
});

describe('names of modes', () => {
  test.each(['dark', 'high contrast', 'größer', '夜', '80’s (dark)', '🌙'])('%s is one', (name) => {
    expect(isName(name)).toBe(true);
  });
  test.each(['', 'x'.repeat(41), 'a\nb', '\u202edark', '\ud800', 3, null, {}])(
    '%j is none',
    (name) => {
      expect(isName(name)).toBe(false);
    },
  );
});

describe('what fits an editor', () => {
  test('is code as people write it', () => {
    expect(fitsEditor('const a = useState(1); // Größe\n'.repeat(900))).toBe(true);
    expect(fitsEditor('')).toBe(true);
  });
  test.each([
    ['lines', '\n'.repeat(3000)],
    ['carriage returns', '\r'.repeat(3000)],
    ['a long line', `a\n${'x'.repeat(5001)}`],
    ['other scripts', '\u05d0a\n'.repeat(2001)],
  ])('is not %s without end', (_what, code) => {
    expect(fitsEditor(code)).toBe(false);
  });
});

describe('the runner', () => {
  const look: Look = { preset: 'site', mode: undefined, theme: '' };
  let sent: FrameRequest[];
  let runner: FrameRunner;
  const runs = () => sent.filter((request) => request.type === 'run');

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    runner = new FrameRunner(look);
  });
  afterEach(() => {
    runner.dispose();
    jest.useRealTimers();
  });
  function start(): void {
    runner.show('<p>1</p>', false);
    runner.attach((request) => sent.push(request));
    say(runner, { type: 'ready', presets: [] });
  }

  test('sends the look, then the code, once the frame is ready', () => {
    start();
    expect(sent.map(({ type }) => type)).toEqual(['presses', 'look', 'css', 'run']);
    say(runner, { type: 'shown', run: 1, height: 40 });
    expect(runner.getState()).toMatchObject({ status: 'shown', height: 40 });
  });
  test('has one version on its way, then the latest', () => {
    start();
    runner.show('<p>2</p>', false);
    runner.show('<p>3</p>', false);
    expect(runs()).toHaveLength(1);
    say(runner, { type: 'shown', run: 1, height: 40 });
    expect(runs().map(({ code }) => code)).toEqual(['<p>1</p>', '<p>3</p>']);
  });
  test('says an error when it lasts, and forgets it with the next good version', () => {
    start();
    say(runner, { type: 'failed', run: 1, error: { message: 'No' } });
    expect(runner.getState().error).toBeUndefined();
    jest.advanceTimersByTime(errorDelay);
    expect(runner.getState().error).toEqual({ message: 'No' });
    runner.show('<p>2</p>', false);
    say(runner, { type: 'shown', run: 2, height: 40 });
    expect(runner.getState().error).toBeUndefined();
  });
  test('ends a frame whose code does not answer, and opens another for the next version', () => {
    start();
    jest.advanceTimersByTime(answerTime);
    expect(runner.getState()).toMatchObject({ status: 'stopped', frame: 1 });
    expect(runner.getState().notice).toMatch(/was stopped/);
    say(runner, { type: 'shown', run: 1, height: 40 });
    expect(runner.getState().status).toBe('stopped');
    runner.show('<p>2</p>', false);
    expect(runner.getState()).toMatchObject({ status: 'loading', frame: 2 });
  });
  test('ends a frame that stops answering later, and not one that answers', () => {
    start();
    say(runner, { type: 'shown', run: 1, height: 40 });
    for (let turn = 0; turn < 5; turn += 1) {
      jest.advanceTimersByTime(pingTime);
      say(runner, { type: 'pong' });
    }
    expect(runner.getState().status).toBe('shown');
    jest.advanceTimersByTime(3 * pingTime);
    expect(runner.getState().status).toBe('stopped');
  });
  test('ends a frame that loads a second time', () => {
    start();
    say(runner, { type: 'ready', presets: [] });
    expect(runner.getState()).toMatchObject({
      status: 'stopped',
      notice: 'The code left its page and was stopped.',
    });
  });
  test('ends a frame that floods the page with messages', () => {
    start();
    const listener = jest.fn();
    runner.subscribe(listener);
    for (let turn = 0; turn < 400; turn += 1) say(runner, { type: 'link', href: '/' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().notice).toMatch(/too many messages/);
  });
  test('listens to another frame at once after a flood', () => {
    start();
    for (let turn = 0; turn < 301; turn += 1) say(runner, { type: 'pong' });
    expect(runner.getState().status).toBe('stopped');
    start();
    expect(runner.getState()).toMatchObject({ status: 'running', frame: 2 });
  });
  test('ends a frame that goes on opening addresses', () => {
    start();
    say(runner, { type: 'refused' });
    jest.advanceTimersByTime(100);
    expect(runner.getState().notice).toMatch(/opens no other addresses/);
    expect(runner.getState().status).not.toBe('stopped');
    say(runner, { type: 'refused' });
    expect(runner.getState().status).toBe('stopped');
  });
  test('knows the modes of the theme that is shown', () => {
    start();
    const shown = { name: 'site', modes: ['default', 'high contrast'] };
    say(runner, { type: 'theme', shown, error: undefined });
    say(runner, { type: 'theme', shown: undefined, error: { message: 'No' } });
    expect(runner.getState()).toMatchObject({ shown, themeError: { message: 'No' } });
  });
  test('tells what comes fast together, and all of it', () => {
    start();
    say(runner, { type: 'shown', run: 1, height: 100 });
    const listener = jest.fn();
    runner.subscribe(listener);
    // An animation on a fast screen.
    for (let turn = 0; turn < 240; turn += 1) say(runner, { type: 'height', height: 100 + turn });
    jest.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(runner.getState().status).toBe('shown');
  });
  test('follows the height, unless it follows the frame', () => {
    start();
    say(runner, { type: 'shown', run: 1, height: 100 });
    for (let turn = 1; turn <= 10; turn += 1) {
      jest.advanceTimersByTime(16);
      say(runner, { type: 'height', height: runner.getState().height! + 32 });
    }
    expect(runner.getState().height).toBeLessThan(200);
    jest.advanceTimersByTime(1000);
    say(runner, { type: 'height', height: 700 });
    expect(runner.getState().height).toBe(700);
  });
  test('moves others to new frames when one was busy', () => {
    start();
    const other = new FrameRunner(look);
    other.show('<p>Other</p>', false);
    const otherSent: FrameRequest[] = [];
    other.attach((request) => otherSent.push(request));
    say(other, { type: 'ready', presets: [] });
    say(other, { type: 'shown', run: 1, height: 40 });
    jest.advanceTimersByTime(answerTime);
    expect(runner.getState().status).toBe('stopped');
    expect(other.getState()).toMatchObject({ status: 'loading', frame: 2 });
    other.attach((request) => otherSent.push(request));
    say(other, { type: 'ready', presets: [] });
    expect(otherSent.at(-1)).toMatchObject({ type: 'run', code: '<p>Other</p>' });
    other.dispose();
  });
  test('keeps CSS that nobody asked for away', () => {
    start();
    say(runner, { type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('');
    runner.setWantsCss(true);
    say(runner, { type: 'css', css: 'a {}' });
    expect(runner.getState().css).toBe('a {}');
  });
  test('gives up on a frame that never loads', () => {
    runner.show('<p>1</p>', false);
    jest.advanceTimersByTime(loadTime);
    expect(runner.getState().notice).toMatch(/did not load/);
  });
});

describe('share links', () => {
  const work = { code: '<p>“Ünï” 🎉</p>', theme: '{}', preset: 'tosh', mode: 'dark' };
  test('carry the work', async () => {
    const hash = await encodeWork(work);
    expect(hash).toMatch(/^[\w.-]+$/);
    expect(holdsWork(`#${hash}`)).toBe(true);
    expect(await decodeWork(`#${hash}`)).toEqual(work);
  });
  test('are short', async () => {
    const code = '<Button variant="secondary">Save</Button>\n'.repeat(50);
    expect((await encodeWork({ ...work, code })).length).toBeLessThan(250);
  });
  test.each(['work1.', 'work1.%%%', 'work1.AAAA', 'work1.S0ktLgEA'])(
    '%s is damaged',
    async (hash) => {
      await expect(decodeWork(hash)).rejects.toThrow('This link is damaged');
    },
  );
  test('without theme and preset have defaults, and only names as names', async () => {
    const encode = (value: unknown) => encodeWork(value as Parameters<typeof encodeWork>[0]);
    expect(await decodeWork(await encode({ code: '<p />' }))).toEqual({
      code: '<p />',
      theme: '',
      preset: '',
      mode: undefined,
    });
    for (const wrong of [
      {},
      { code: 1 },
      { code: '', preset: "a'; alert(1)" },
      { code: '', mode: {} },
    ]) {
      await expect(decodeWork(await encode(wrong))).rejects.toThrow('damaged');
    }
  });
  test('carry no more than they can', async () => {
    await expect(encodeWork({ ...work, code: 'x'.repeat(100_001) })).rejects.toThrow(
      'Too long for a link',
    );
  });
  test('that lost their end, or unfold too far, are damaged', async () => {
    const hash = await encodeWork(work);
    await expect(decodeWork(hash.slice(0, -9))).rejects.toThrow('damaged');
    const zeros = new Blob([JSON.stringify({ ...work, code: ' '.repeat(50_000_000) })]);
    const stream = zeros.stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
    await expect(decodeWork(`work1.${bomb}`)).rejects.toThrow('damaged');
  }, 20_000);
});

describe('themes of the frame', () => {
  test('are this site’s and all presets, with their modes', () => {
    expect(presetInfos).toHaveLength(15);
    expect(presetInfos[0]).toEqual({ name: 'site', modes: ['default', 'dark', 'deep', 'swiss'] });
    expect(presetInfos.find(({ name }) => name === 'tosh')!.modes).toEqual(['default', 'dark']);
  });
  test.each([
    '{ colors: { primary: "red" } }',
    '{"colors": {"primary": "red"}}',
    "import type { Theme } from 'theme-ui';\nexport const theme: Theme = { colors: { primary: 'red' } };",
    "import { merge } from 'theme-ui';\nexport default merge({}, { colors: { primary: 'red' } });",
  ])('take %j', (source) => {
    const { colors, config, space } = resolveTheme('site', source);
    expect(colors!.primary).toBe('red');
    expect(space).toEqual(siteTheme.space);
    expect(config).toMatchObject({ useLocalStorage: false, useColorSchemeMediaQuery: false });
  });
  test('answer breakpoints for another window', () => {
    expect(resolveTheme('site', '', 700).breakpoints).toEqual([
      '@media all',
      '@media not all',
      '@media not all',
    ]);
    expect(
      resolveTheme('tosh', '{ breakpoints: ["300px", "@media print"] }', 700).breakpoints,
    ).toEqual(['@media all', '@media print']);
    expect(resolveTheme('site', '').breakpoints).toEqual(['40em', '52em', '64em']);
  });
  test('take no preset from what all objects have', () => {
    for (const name of ['__proto__', 'constructor', 'unknown']) {
      expect(resolveTheme(name, '').colors).toEqual(siteTheme.colors);
    }
  });
  test('refuse what is no object', () => {
    expect(() => resolveTheme('site', '42')).toThrow('must be an object');
    expect(() => resolveTheme('site', '{ colors: ')).toThrow(/Unexpected token/);
  });
  test('show the mode of the page where they have it', () => {
    const tosh = presetInfos.find(({ name }) => name === 'tosh')!.modes;
    expect(resolvePreviewMode('', 'deep', undefined)).toBe('deep');
    expect(resolvePreviewMode('', 'deep', tosh)).toBe('dark');
    expect(resolvePreviewMode('', 'swiss', tosh)).toBe('default');
    expect(resolvePreviewMode('dark', 'default', tosh)).toBe('dark');
    expect(resolvePreviewMode('swiss', 'dark', tosh)).toBe('dark');
  });
});

describe('a StackBlitz project', () => {
  const parts = {
    scope: { 'theme-ui': ['Image'], './demo': ['images'], './RouterLink': ['RouterLink'] },
    files: { 'demo.ts': "export const images = { nyc: '/img/nyc.svg' };", 'RouterLink.tsx': '' },
    versions: {
      'theme-ui': '1',
      react: '2',
      'react-dom': '2',
      '@emotion/react': '3',
      '@theme-ui/presets': '4',
      vite: '5',
    },
    presets: ['tosh'],
    origin: 'https://example.org',
  };
  test('holds the example, its data and exact versions', () => {
    const { files } = toProject('<Image src={images.nyc} />', siteOnly, siteTheme, parts);
    expect(files['src/App.tsx']).toContain("import { images } from './demo';");
    expect(files['src/demo.ts']).toContain('https://example.org/img/nyc.svg');
    expect(files['src/RouterLink.tsx']).toBeUndefined();
    expect(JSON.parse(files['package.json']!).dependencies).toEqual({
      '@emotion/react': '3',
      react: '2',
      'react-dom': '2',
      'theme-ui': '1',
    });
  });
  test('takes preset and changes along', () => {
    const choice = { preset: 'tosh', theme: '{ colors: { primary: "red" } }' };
    const { files } = toProject('<p />', choice, siteTheme, parts);
    expect(files['src/theme.ts']).toContain("import { tosh } from '@theme-ui/presets';");
    expect(files['src/theme.ts']).toContain('merge(tosh as Theme, changes)');
    expect(JSON.parse(files['package.json']!).dependencies['@theme-ui/presets']).toBe('4');
  });
  test('takes no preset that is none', () => {
    const { files } = toProject('<p />', { preset: 'evil', theme: '' }, siteTheme, parts);
    expect(files['src/theme.ts']).not.toContain('evil');
    expect(files['src/theme.ts']).toContain('const base: Theme = {');
  });
  const siteOnly = { preset: 'site', theme: '' };
});
