/** Checks the wording of pages and Markdown files; `npm run lint:text` runs it. */
module.exports = {
  plugins: { mdx: true },
  // {/* textlint-disable */} and {/* textlint-enable */}
  filters: { comments: true },
  rules: { [`${__dirname}/src/prose/textlint-rule.mjs`]: true },
};
