/** Bundler loader for `import text from '!!raw-loader!./file'`, as in Docusaurus' documentation. */
module.exports = (text) => `export default ${JSON.stringify(text)};`;
