import { addressOf } from '../../site/base-url';
import { httpsHeaders, policyHeaders, type Headers } from '../headers';
import type { Redirect } from '../../site/paths';
import type { AddressRule } from './address-rules';

const block = (pattern: string, headers: Headers) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The text of `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: readonly AddressRule[]): string {
  const blocks = [
    block('/*', { ...policyHeaders, ...httpsHeaders }),
    ...rules.map(({ address, headers }) => block(addressOf(address), headers)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read. At each address stands a page that
 * redirects in the browser: Netlify prefers it unless the status ends in `!`, which Cloudflare passes over as
 * no status; so each redirect has two lines.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${addressOf(from)} ${addressOf(to)} ${status}`),
  );
  return `${lines.join('\n')}\n`;
}
