/**
 * The ids of Emotion's that a sheet has rules for: each is the first class of a selector, or
 * the name of an animation.
 * @param css as the page holds it, minified
 */
export function emotionIds(css: string): string[] {
  const starts = css.matchAll(/(?:^|[{},])[^{},.]*\.css-([\w-]+)|@keyframes (animation-\w+)/g);
  return [...new Set([...starts].map(([, id, animation]) => id ?? animation!))];
}
