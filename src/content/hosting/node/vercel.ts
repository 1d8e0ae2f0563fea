import { addressOf } from '../../../base/facts/base-url';
import type { Redirect } from '../../../base/facts/paths';
import type { AddressRule } from './address-rules';

/** Converts an address to one of Vercel's patterns. */
const toPattern = (address: string) => address.replaceAll('.', '\\.').replace('*', '(.*)');

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
    headers: rules.map(([address, headers]) => ({
      source: toPattern(address),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}
