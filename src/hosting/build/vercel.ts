import { addressOf } from '../../site/base-url';
import { httpsHeaders, policyHeaders, type Headers } from '../headers';
import type { Redirect } from '../../site/paths';
import type { AddressRule } from './address-rules';

const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Escapes a path for Vercel's patterns. */
const toPattern = (path: string) => path.replaceAll('.', '\\.');

/** Creates the content of `vercel.json`: https://vercel.com/docs/project-configuration */
export function vercelConfiguration(
  redirects: readonly Redirect[],
  rules: readonly AddressRule[],
): object {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: toPattern(addressOf(from)),
      destination: addressOf(to),
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: list({ ...policyHeaders, ...httpsHeaders }) },
      ...rules.map(({ address, headers }) => ({
        source: toPattern(addressOf(address)).replace(/\*$/, '(.*)'),
        headers: list(headers),
      })),
    ],
  };
}
