import { addressOf } from '../../../base/facts/base-url';
import type { Redirect } from '../../../base/facts/paths';
import type { AddressRule } from './address-rules';

/** Creates `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly AddressRule[]): string {
  const blocks = rules.map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Creates `_redirects` for Netlify and Cloudflare Pages. Each redirect has two lines: Netlify would serve the redirect
 * page at that path unless the status ends in `!`, and Cloudflare ignores lines with a `!`.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${addressOf(from)} ${addressOf(to)} ${status}\n`),
  );
  return lines.join('');
}
