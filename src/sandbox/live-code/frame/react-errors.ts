const sameOrder =
  'Hooks must be called in the same order on every render. Don’t call hooks in conditions or loops.';
const noAsync = 'A component can’t be async. Load data in an effect, or pass a promise to `use`.';
const noCatch =
  'throws while it waits. Don’t catch what it throws. For errors, use an error boundary.';

/** Message for effects that keep setting state. */
export const endlessEffects =
  'Setting state in an effect or while rendering causes an infinite loop of re-renders.';

/** React's errors that code in an example can cause, by number. Each `%` is replaced by one of React's details. */
const messages: Record<string, string> = {
  31: 'An object can’t be rendered (%). Render text, a number, or an element.',
  60: '`children` and `dangerouslySetInnerHTML` can’t be used together. Remove one of them.',
  61: '`dangerouslySetInnerHTML` must be an object such as { __html: "text" }.',
  62: '`style` must be an object, such as { color: "red" }.',
  91: '<textarea> can’t have `dangerouslySetInnerHTML`. Use `value` or `defaultValue`.',
  92: '<textarea> can’t have `defaultValue` and children. Remove the children.',
  93: '<textarea> can’t have several children. Use `value` or `defaultValue`.',
  130: 'Expected a component or a tag name, but got %. Check the name, and what the code exports.',
  137: '<%> can’t have children or `dangerouslySetInnerHTML`.',
  151: 'An object can’t be rendered: its `Symbol.iterator` method doesn’t return an iterator.',
  185: endlessEffects,
  191: 'Expected the second argument of `setState` to be a function, but got %.',
  231: 'Expected `%` to be a function, but got type %.',
  284: '`ref` must be a function or a ref object from `useRef`.',
  300: 'Fewer hooks were called than in the previous render. Don’t call hooks after an early return.',
  301: 'The component re-renders in an infinite loop. Don’t set its state while it renders.',
  306: 'Expected `lazy` to load a module whose default export is a component, but got %.',
  308: 'A context can be read only in the body of a component or a hook.',
  310: 'More hooks were called than in the previous render. Don’t call hooks in conditions or loops.',
  311: sameOrder,
  321: 'Hooks can be called only in the body of a component or another hook.',
  438: 'Expected `use` to get a promise or a context, but got %.',
  440: 'A function from `useEffectEvent` can’t be called while rendering. Call it in an effect.',
  460: `\`use\` ${noCatch}`,
  467: sameOrder,
  479: 'Optimistic state can’t be set while rendering. Set it in an action.',
  482: noAsync,
  483: noAsync,
  485: 'The action of `useActionState` can’t be called while rendering.',
  520: 'A component threw an error, but worked when React re-rendered it. Make sure that it always returns the same output for the same props and state.',
  525: 'This element was created by a different version of React.',
  542: `\`useActionState\` ${noCatch}`,
  566: '`scrollIntoView` on a fragment ref accepts true or false, but not an object.',
};

/** Explains an error that React only names by number in production; undefined for others. */
export function explainReactError(message: string): string | undefined {
  const [, number = '', query = ''] =
    /^Minified React error #(\d+);\s*visit \S+?(\?\S*)? for/.exec(message) ?? [];
  const details = new URLSearchParams(query).getAll('args[]');
  return messages[number]?.replace(/%/g, () =>
    (details.shift() ?? '').replace(/^\[object (\w+)\]$/, '$1'),
  );
}
