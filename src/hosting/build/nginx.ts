import { addressOf, baseUrl } from '../../site/base-url';
import {
  fileRules,
  hostFiles,
  httpsHeaders,
  namedPages,
  otherFiles,
  policyHeaders,
  type Headers,
} from '../headers';
import type { Redirect } from '../../site/paths';

/** Media types by extension. The character set stands with them: nginx adds none to compressed files. */
const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** Connections of each worker process at the same time. */
const MAX_CONNECTIONS = 4096;

const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** A pattern of src/hosting/headers as nginx has it, below the site's base path. */
const toPattern = ({ source }: RegExp) =>
  `"~${source.replaceAll('^\\/', `^${baseUrl.replaceAll('.', '\\.')}`)}"`;

const variableOf = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

/** What all files have unless a rule says otherwise. */
const usual: Headers = { ...policyHeaders, ...otherFiles };

/** Names of the headers that differ from file to file. */
const varying = [...new Set(fileRules.flatMap(({ headers }) => Object.keys(headers)))];

/** A map from one variable to another; each line has a pattern and a value. */
const map = (from: string, to: string, lines: readonly string[]) =>
  [`  map ${from} ${to} {`, ...lines.map((line) => `    ${line};`), '  }'].join('\n');

/** The value of each header by file, by scheme, or for all: nginx sends no header whose value is empty. */
function headerValues(): { maps: string[]; values: Headers } {
  const byFile = varying.map((name) => {
    const rules = fileRules.flatMap(({ files, headers }) =>
      headers[name] ? [`${toPattern(files)} ${quote(headers[name])}`] : [],
    );
    // nginx takes the first pattern that matches, too.
    const lines = [`default ${quote(usual[name] ?? '')}`, ...rules];
    return { name, variable: `${variableOf(name)}_of_file`, from: '$uri', lines };
  });
  // The proxy in front of nginx ends HTTPS and names the scheme.
  const byScheme = Object.entries(httpsHeaders).map(([name, value]) => ({
    name,
    variable: `${variableOf(name)}_of_scheme`,
    from: '$http_x_forwarded_proto',
    lines: ['default ""', `https ${quote(value)}`],
  }));
  const mapped = [...byFile, ...byScheme];
  const forAll = Object.entries(policyHeaders).map(([name, value]) => [name, quote(value)]);
  return {
    maps: mapped.map(({ from, variable, lines }) => map(from, variable, lines)),
    values: Object.fromEntries([
      ...forAll,
      ...mapped.map(({ name, variable }) => [name, variable]),
    ]),
  };
}

/**
 * The headers of every answer, in `add_header` lines for the server: a location with one of its own would lose all
 * of these, so none has.
 */
function headerLines(): { maps: string; lines: string } {
  const { maps, values } = headerValues();
  const byStatus = Object.entries(values).map(([name, value]) =>
    map('$status', variableOf(name), [
      'volatile',
      `default ${value}`,
      '416 ""',
      // What is missing may come with the next deploy.
      ...(name === 'Cache-Control' ? ['"~^[45]" "no-cache"', '301 "public, max-age=3600"'] : []),
    ]),
  );
  return {
    maps: [
      ...maps,
      '  # nginx adds headers twice to an answer with status 416. The second time they are empty.',
      ...byStatus,
    ].join('\n'),
    lines: Object.keys(values)
      .map((name) => `    add_header ${name} ${variableOf(name)} always;`)
      .join('\n'),
  };
}

/** A permanent redirect. `return` would answer other methods, too; files refuse them by themselves. */
const redirectTo = (address: string) =>
  `if ($request_method !~ ^(GET|HEAD)$) { return 405; } return 301 ${address}$is_args$args;`;

function redirectLocations(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) =>
      [addressOf(from), `${addressOf(from)}/`].map(
        (address) => `    location = ${address} { ${redirectTo(addressOf(to))} }`,
      ),
    )
    .join('\n');
}

/**
 * A whole configuration for nginx with its brotli_static module, as Debian has both. All its paths are below the
 * prefix (`nginx -p`): the site in `site`, what nginx writes in `run`.
 */
export function nginxConfiguration(redirects: readonly Redirect[]): string {
  const notServed = Object.values(hostFiles).map((name) => name.replaceAll('.', '\\.'));
  const toRoot = redirectTo(baseUrl);
  const headers = headerLines();
  return `# Written by the build: src/hosting/build/nginx.ts. DEPLOY.md says how to start it.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
# Each connection is an open file and may send another one.
worker_rlimit_nofile ${2 * MAX_CONNECTIONS};
pid run/nginx.pid;
error_log stderr warn;
events { worker_connections ${MAX_CONNECTIONS}; }
http {
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${quote(type)} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  # A client that stops in the middle of a request or of an answer is disconnected.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  reset_timedout_connection on;
  client_max_body_size 1k;
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
  # Files that "npm run compress" wrote.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
${headers.maps}
  server {
    listen 8080;
    root site;
    # Works behind a proxy with another name, port or scheme.
    absolute_redirect off;
    error_page 400 404 ${addressOf('/404.html')};
${headers.lines}
    location = ${baseUrl} { try_files ${addressOf('/index.html')} =404; }
${baseUrl === '/' ? '' : `    location = ${baseUrl.slice(0, -1)} { ${toRoot} }\n`}    location = ${addressOf('/index')} { ${toRoot} }
    location = ${addressOf('/index.html')} { ${toRoot} }
${redirectLocations(redirects)}
    # What the build is not served with: files for hosts, hidden files, compressed twins.
    location ~ "/(${notServed.join('|')})$|/\\.(?!well-known/)|\\.(br|gz)$" { return 404; }
    location ~ "${namedPages.source}" { try_files $uri =404; }
    location ~ "${namedPages.source.replace('\\.html', '/?')}" { return 404; }
    # Other spellings of a page lead to its address. Letters that could lead elsewhere are no part of one.
    location ~ ^(?<page>(/[\\w.~-]+)+)(/|(?<!/index)\\.html)$ {
      if (!-f $document_root$page.html) { return 404; }
      ${redirectTo('$page')}
    }
    location / { try_files $uri $uri.html =404; }
  }
}
`;
}
