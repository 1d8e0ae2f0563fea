/**
 * Bundler loader for Docusaurus' list of all modules of pages. Each entry also refers to its module with
 * `require.resolveWeak`, so the bundler would compile all pages although `npm start` imports them lazily. Docusaurus
 * only needs the id on the server.
 */
export default function withoutWeakReferences(source) {
  return source.replaceAll(/require\.resolveWeak\(("[^"]*")\)/g, '$1');
}
