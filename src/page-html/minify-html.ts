import { getHtmlMinifier } from '@docusaurus/bundler';

/**
 * Minifies elements of a page's head until Docusaurus, which minifies the whole page at the end, finds
 * nothing more to do. Only so are their hashes known when the content policy is written.
 * @param elements scripts and styles
 * @throws when the minifier keeps changing them
 */
export async function minifyHead(elements: string): Promise<string> {
  const minifier = await getHtmlMinifier({ type: 'swc' });
  let last = elements;
  for (let round = 0; round < 9; round += 1) {
    const { code } = await minifier.minify(`<!doctype html><head>${last}</head><body></body>`);
    const minified = /<head>(.*)<\/head>/s.exec(code)?.[1];
    if (minified === undefined) throw new Error('The minifier of HTML lost the head of a page.');
    if (minified === last) return minified;
    last = minified;
  }
  throw new Error('The minifier of HTML changes its own result: a hash would not fit the page.');
}

/** The texts of elements without children, in order. */
export function textsOf(elements: string): string[] {
  return [...elements.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text!);
}
