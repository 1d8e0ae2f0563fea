import { addressOf, baseUrl } from '../../../base/facts/base-url';
import { fillTemplate } from '../../../base/facts/fill-template';
import {
  fileRules,
  hostFiles,
  httpsHeaders,
  namedPages,
  otherFiles,
  policyHeaders,
  type Headers,
} from '../headers';
import { redirectUrl, type Redirect } from '../../../base/facts/paths';

const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** Converts a pattern of src/content/hosting/headers to nginx's syntax, below the site's base path. */
const toPattern = ({ source }: RegExp) =>
  `"~${source.replaceAll('^\\/', `^${baseUrl.replaceAll('.', '\\.')}`)}"`;

const variableOf = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

/** Headers of files that no rule matches. */
const defaultHeaders: Headers = { ...policyHeaders, ...otherFiles };

/** Names of the headers that depend on the file. */
const varying = [...new Set(fileRules.flatMap(({ headers }) => Object.keys(headers)))];

/** Maps the path of a file to the value of a header: the first pattern that matches. */
const headerMap = (name: string) => [
  `map $uri ${variableOf(name)} {`,
  `  default ${quote(defaultHeaders[name] ?? '')};`,
  ...fileRules.flatMap(({ files, headers }) =>
    headers[name] ? `  ${toPattern(files)} ${quote(headers[name])};` : [],
  ),
  '}',
];

/** Values of the headers of all responses. */
const headerValues = {
  ...Object.fromEntries(Object.entries(policyHeaders).map(([name, value]) => [name, quote(value)])),
  ...Object.fromEntries(varying.map((name) => [name, variableOf(name)])),
  'Cache-Control': '$cache_control_of_status',
  'Strict-Transport-Security': '$strict_transport_security',
  Vary: '$vary',
};

const redirectLocation = (from: string, to: string) =>
  `location = ${from} { if ($request_method !~ ^(GET|HEAD)$) { return 405; } ` +
  `return 301 ${redirectUrl(to, { search: '$is_args$args', hash: '' })}; }`;

/**
 * Fills in the nginx.conf of this folder.
 * @param siteDir folder of the site
 */
export function nginxConfiguration(redirects: readonly Redirect[], siteDir: string): string {
  const homeSpellings = [
    ...(baseUrl === '/' ? [] : [baseUrl.slice(0, -1)]),
    addressOf('/index'),
    addressOf('/index.html'),
  ];
  return fillTemplate(siteDir, 'src/content/hosting/node/nginx.conf', {
    base: baseUrl,
    'header-maps': varying.flatMap(headerMap).join('\n  '),
    headers: Object.entries(headerValues)
      .map(([name, value]) => `add_header ${name} ${value} always;`)
      .join('\n    '),
    'strict-transport-security': quote(httpsHeaders['Strict-Transport-Security']),
    redirects: [
      ...homeSpellings.map((from) => redirectLocation(from, baseUrl)),
      ...redirects.flatMap(({ from, to }) =>
        ['', '/'].map((end) => redirectLocation(addressOf(from) + end, addressOf(to))),
      ),
    ].join('\n    '),
    'host-files': Object.values(hostFiles)
      .map((name) => name.replaceAll('.', '\\.'))
      .join('|'),
    'named-pages': namedPages.source.replace('\\.html$', ''),
  });
}
