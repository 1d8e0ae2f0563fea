// Replaces: theme-live-codeblock's Playground (3.10.2).
// Why: edited code runs in a sandboxed frame instead of the page; custom tools, in Theme UI.
export { LiveEditor as default } from '../../sandbox/live-code/LiveEditor';
