const style = 'React.createElement("style", { dangerouslySetInnerHTML: { __html: cssText } })';

/**
 * Loader for react-simple-code-editor (0.14.1): without its `<style>` element, which the content policy
 * refuses, and which is for placeholders and Internet Explorer.
 * @throws when there is no such element
 */
module.exports = function editorWithoutStyle(source) {
  if (!source.includes(style)) {
    throw new Error('The editor changed: mend src/page-html/editor-without-style.cjs.');
  }
  return source.replace(style, 'null');
};
