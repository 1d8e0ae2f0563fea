/**
 * @jest-environment jsdom
 */
import type { ComponentType } from 'react';
import {
  endlessEffects,
  explainReactError,
} from '../../../src/sandbox/live-code/frame/react-errors';

const cases: [code: string, message: string | RegExp][] = [
  ['undefined', /^Expected a component or a tag name, but got undefined\./],
  [
    '<Box>{new Date()}</Box>',
    /^An object can’t be rendered \(Date\)\. Render text, a number, or an element\.$/,
  ],
  ['async () => <b/>', /^A component can’t be async\./],
  ['() => <p>{{ a: 1 }}</p>', 'An object can’t be rendered (object with keys {a}).'],
  ['() => <p dangerouslySetInnerHTML={{ __html: "a" }}>b</p>', '`children` and'],
  ['() => <p dangerouslySetInnerHTML="a" />', '`dangerouslySetInnerHTML` must be'],
  ['() => <p style="color: red">x</p>', '`style` must be an object'],
  [
    '() => <textarea dangerouslySetInnerHTML={{ __html: "a" }} />',
    '<textarea> can’t have `dangerouslySetInnerHTML`.',
  ],
  ['() => <textarea defaultValue="a">b</textarea>', '<textarea> can’t have `defaultValue` and'],
  ['() => <textarea>{1} posts</textarea>', '<textarea> can’t have several children.'],
  ['const A = undefined;\nexport default () => <A />', 'but got undefined.'],
  ['() => <img>x</img>', '<img> can’t have children'],
  ['() => <p>{{ [Symbol.iterator]: () => undefined }}</p>', 'its `Symbol.iterator` method'],
  [
    '() => { const [a, set] = useState(0); React.useLayoutEffect(() => set(a + 1)); return a }',
    'Setting state in an effect',
  ],
  [
    '() => { const [a, set] = useState(0); useEffect(() => set(a + 1)); return a }',
    'Setting state in an effect',
  ],
  [
    'class A extends React.Component {\n  componentDidMount() { this.setState({}, 5); }\n  render() { return 1; }\n}',
    'Expected the second argument of `setState` to be a function, but got 5.',
  ],
  ['() => <p ref="x">x</p>', '`ref` must be a function'],
  [
    '() => { const [a, set] = useState(0); useEffect(() => set(1), []); if (a) return 1; useRef(2); return 2 }',
    'Fewer hooks were called',
  ],
  [
    '() => { const [a, set] = useState(0); set(a + 1); return a }',
    're-renders in an infinite loop',
  ],
  [
    'const A = React.lazy(async () => ({ default: 1 }));\nexport default () => <React.Suspense><A /></React.Suspense>',
    'Expected `lazy` to load a module whose default export is a component, but got 1.',
  ],
  [
    'const C = React.createContext(1);\nexport default () => { useEffect(() => { React.use(C); }, []); return 1 }',
    'A context can be read only in the body',
  ],
  [
    '() => { const [a, set] = useState(0); useEffect(() => set(1), []); if (a) useState(2); return 1 }',
    'More hooks were called',
  ],
  [
    '() => { const [a, set] = useState(0); useEffect(() => set(1), []); a ? useState(1) : useRef(2); return 1 }',
    'Hooks must be called in the same order',
  ],
  ['const [a] = useState(1);\nexport default () => a', 'Hooks can be called only in the body'],
  ['() => { React.use(5); return 1 }', 'Expected `use` to get a promise or a context, but got 5.'],
  [
    '() => { const f = React.useEffectEvent(() => 1); return f() }',
    'A function from `useEffectEvent` can’t be called',
  ],
  [
    'const p = new Promise(() => {});\nexport default () => { try { React.use(p) } catch (e) { throw new Error(e.message) } return 1 }',
    '`use` throws while it waits.',
  ],
  [
    '() => { const [a, set] = useState(0); if (a === 0) set(1); else useState(2); return 1 }',
    'Hooks must be called in the same order',
  ],
  ['() => { const [a, set] = React.useOptimistic(0); set(1); return a }', 'Optimistic state'],
  ['export default async () => { await 1; return <p>x</p> }', 'A component can’t be async.'],
  [
    '() => { const [a, set] = React.useActionState(() => 1, 0); set(1); return a }',
    'The action of `useActionState`',
  ],
  [
    'let n = 0;\nexport default () => { n += 1; if (n === 1) throw new Error("once"); return n }',
    'A component threw an error, but worked',
  ],
  [
    '() => {\n  const r = useRef();\n  useEffect(() => r.current.scrollIntoView({}), []);\n  return <Fragment ref={r}><p>x</p></Fragment>;\n}',
    '`scrollIntoView` on a fragment',
  ],
];

/** Runs code, as the frame does, with React's production build. Resolves to the first error. */
let errorOf: (code: string) => Promise<Error>;

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  // Before React.
  const { onEndlessEffects } = await import('../../../src/sandbox/live-code/frame/effect-loops');
  const { onReportedError } = await import('../../../src/sandbox/live-code/frame/reported-errors');
  const { createElement, isValidElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { compile } = await import('../../../src/sandbox/live-code/frame/compile');
  const { ErrorBoundary } = await import('../../../src/sandbox/live-code/frame/ErrorBoundary');
  const { evaluate } = await import('../../../src/sandbox/live-code/frame/evaluate');
  errorOf = (code) =>
    new Promise((resolve) => {
      const root = createRoot(document.createElement('div'), { onCaughtError: () => {} });
      const onError = (error: unknown) => {
        resolve(error as Error);
        setTimeout(() => root.unmount());
      };
      onEndlessEffects(() => onError(new Error(endlessEffects)));
      onReportedError(onError);
      try {
        const { default: exported } = evaluate(compile(code), { isOfSite: true });
        const Component = isValidElement(exported) ? () => exported : (exported as ComponentType);
        root.render(createElement(ErrorBoundary, { onError, children: createElement(Component) }));
      } catch (error) {
        onError(error);
      }
    });
  // React only knows misplaced hooks once it has rendered.
  await errorOf('undefined');
});

test.each(cases)('the error of %s is explained', async (code, message) => {
  const { message: text } = await errorOf(code);
  expect(explainReactError(text) ?? text).toMatch(message);
});

test('other errors keep their message', () => {
  const url = 'https://react.dev/errors/9999';
  expect(
    explainReactError(`Minified React error #9999; visit ${url} for the full message`),
  ).toBeUndefined();
  expect(explainReactError('React error #31')).toBeUndefined();
  expect(explainReactError('constructor')).toBeUndefined();
});
