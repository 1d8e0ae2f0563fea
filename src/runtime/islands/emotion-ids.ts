/**
 * Emotion ids that a style sheet has rules for: the first class of each selector, or the name of an animation.
 * @param css minified, as in the page
 */
export function emotionIds(css: string): string[] {
  const matches = css.matchAll(/(?:^|[{},])[^{},.]*\.css-([\w-]+)|@keyframes (animation-\w+)/g);
  return [...new Set([...matches].map(([, id, animation]) => id ?? animation!))];
}
