import { patterns } from './patterns.mjs';

const searches = patterns.map(({ pattern, message }) => ({
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`),
  message,
}));

/** Blanks the `keywords` of front matter: readers may search for words that pages avoid. */
const blankKeywords = (yaml) => yaml.replace(/^keywords:.*$/m, ({ length }) => ' '.repeat(length));

/**
 * textlint rule: reports `patterns` in text, front matter, `alt` texts, and attributes of components, but not in code
 * or comments.
 */
export default function wording({ Syntax, RuleError, getSource, locator, report }) {
  const check = (node, text) => {
    for (const { pattern, message } of searches) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const padding = locator.range([index, index + found.length]);
        report(node, new RuleError(`"${found.replace(/\s+/g, ' ')}": ${message}`, { padding }));
      }
    }
  };
  const checkSource = (node) => check(node, getSource(node));
  return {
    [Syntax.Str]: checkSource,
    [Syntax.Image]: checkSource,
    // textlint visits the children separately.
    [Syntax.Html](node) {
      const [firstChild] = node.children ?? [];
      const tagLength = firstChild && firstChild.range[0] - node.range[0];
      check(node, getSource(node).slice(0, tagLength));
    },
    // `Syntax` doesn't list this type.
    Yaml: (node) => check(node, blankKeywords(getSource(node))),
  };
}
