const sameOrder =
  'Hooks must be called in the same order in each render. Don’t call hooks in conditions or loops.';
const noAsync = 'A component can’t be async. Load data in an effect, or pass a promise to `use`.';
const noCatch =
  'throws while it waits. Don’t catch what it throws. For errors, use an error boundary.';

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
  185: 'Setting the state in an effect or while rendering updates the component again and again.',
  191: 'The second argument of `setState` must be a function, but is %.',
  231: '`%` must be a function, but is a %.',
  284: '`ref` must be a function, or what `useRef` returns.',
  300: 'Fewer hooks were called than in the last render. Don’t call hooks after an early return.',
  301: 'The component renders again and again. Don’t set its state while it renders.',
  306: '`lazy` needs a module whose default export is a component, but got %.',
  308: 'A context can only be read in the body of a component or a hook.',
  310: 'More hooks were called than in the last render. Don’t call hooks in conditions or loops.',
  311: sameOrder,
  321: 'Hooks can only be called in the body of a component or of another hook.',
  438: '`use` needs a promise or a context, but got %.',
  440: 'A function from `useEffectEvent` can’t be called while rendering. Call it in an effect.',
  460: `\`use\` ${noCatch}`,
  467: sameOrder,
  479: 'An optimistic state can’t be set while rendering. Set it in an action.',
  482: noAsync,
  483: noAsync,
  485: 'The action of `useActionState` can’t be called while rendering.',
  520: 'A component threw an error, and worked when React rendered it again. Make sure that it always renders the same for the same props and state.',
  525: 'This element was created by another version of React.',
  542: `\`useActionState\` ${noCatch}`,
  566: '`scrollIntoView` of a fragment needs true or false instead of an object.',
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
