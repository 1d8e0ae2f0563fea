/** React's errors that code in an example can cause, by number. `%` stands for React's detail. */
const messages: Record<string, string> = {
  31: 'An object can’t be rendered (%). Render text, a number, or an element.',
  60: '`children` and `dangerouslySetInnerHTML` can’t be used together. Remove one of them.',
  61: '`dangerouslySetInnerHTML` must be an object such as { __html: "text" }.',
  62: '`style` must be an object, such as { color: "red" }.',
  130: 'Expected a component or a tag name, but got %. Check the name, and what the code exports.',
  137: '<%> can’t have children or `dangerouslySetInnerHTML`.',
  185: 'Setting the state in an effect or while rendering updates the component again and again.',
  300: 'Fewer hooks were called than in the last render. Don’t call hooks after an early return.',
  301: 'The component renders again and again. Don’t set its state while it renders.',
  310: 'More hooks were called than in the last render. Don’t call hooks in conditions or loops.',
  321: 'Hooks can only be called in the body of a component or of another hook.',
  482: 'A component can’t be async. Load data in an effect, or pass a promise to `use`.',
  525: 'This element was created by another version of React.',
};

/** Explains an error that React only names by number in production; undefined for others. */
export function explainReactError(message: string): string | undefined {
  const [, number = '', args = ''] =
    /^Minified React error #(\d+);\s*visit \S+?(\?\S*)? for/.exec(message) ?? [];
  const detail = new URLSearchParams(args).get('args[]') ?? '';
  return messages[number]?.replace('%', () => detail.replace(/^\[object (\w+)\]$/, '$1'));
}
