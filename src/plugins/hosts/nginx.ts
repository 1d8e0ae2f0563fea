import { addressOf, baseUrl } from '../../site/base-url';
import {
  fileRules,
  hostFiles,
  namedPages,
  otherFiles,
  policyHeaders,
  type Headers,
} from '../../site/hosting';
import type { Redirect } from '../../site/redirects';

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

const quote = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/** A pattern of src/site/hosting as nginx has it, below the site's base path. */
const toPattern = ({ source }: RegExp) =>
  `"~${source.replaceAll('^\\/', `^${baseUrl.replaceAll('.', '\\.')}`)}"`;

const variableOf = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}_of_file`;

/** What all files have unless a rule says otherwise. */
const usual: Headers = { ...policyHeaders, ...otherFiles };

/** Names of the headers that differ from file to file. */
const varying = [...new Set(fileRules.flatMap(({ headers }) => Object.keys(headers)))];

/** Their variables. nginx takes the first pattern that matches, too, and sends no header without a value. */
function headerMaps(): string {
  return varying
    .map((name) => {
      const values = fileRules.flatMap(({ files, headers }) =>
        headers[name] ? [`    ${toPattern(files)} ${quote(headers[name])};`] : [],
      );
      const other = `    default ${quote(usual[name] ?? '')};`;
      return `  map $uri ${variableOf(name)} {\n${[other, ...values].join('\n')}\n  }`;
    })
    .join('\n');
}

/** The headers of every answer. A location with one of its own would lose all of these, so that none has. */
function headerLines(): string {
  const names = new Set([...varying, ...Object.keys(policyHeaders)]);
  return [...names]
    .map((name) => {
      const value = varying.includes(name) ? variableOf(name) : quote(usual[name]!);
      return `    add_header ${name} ${name === 'Cache-Control' ? '$cache_control' : value} always;`;
    })
    .join('\n');
}

function redirectLocations(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) =>
      [addressOf(from), `${addressOf(from)}/`].map(
        (address) => `    location = ${address} { return 301 ${addressOf(to)}$is_args$args; }`,
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
  const toRoot = `return 301 ${baseUrl}$is_args$args;`;
  return `# Written by the build: src/plugins/hosts/nginx.ts. DEPLOY.md says how to start it.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid run/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
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
${headerMaps()}
  # What is missing may come with the next deploy.
  map $status $cache_control {
    default ${variableOf('Cache-Control')};
    "~^[45]" "no-cache";
    301 "public, max-age=3600";
  }
  server {
    listen 8080;
    root site;
    # Works behind a proxy with another name, port or scheme.
    absolute_redirect off;
    error_page 400 404 ${addressOf('/404.html')};
${headerLines()}
    location = ${baseUrl} { try_files ${addressOf('/index.html')} =404; }
${baseUrl === '/' ? '' : `    location = ${baseUrl.slice(0, -1)} { ${toRoot} }\n`}    location = ${addressOf('/index')} { ${toRoot} }
    location = ${addressOf('/index.html')} { ${toRoot} }
${redirectLocations(redirects)}
    # What the build is not served with: files for hosts, hidden files, compressed twins.
    location ~ "/(${notServed.join('|')})$|/\\.(?!well-known/)|\\.(br|gz)$" { return 404; }
    location ~ "${namedPages.source}" { try_files $uri =404; }
    # Other spellings of a page lead to its address. Letters that could lead elsewhere are no part of one.
    location ~ ^(?<page>(/[\\w.~-]+)+)(/|(?<!/index)\\.html)$ {
      if (-f $document_root$page.html) { return 301 $page$is_args$args; }
      return 404;
    }
    location / { try_files $uri $uri.html =404; }
  }
}
`;
}
