// A registry of the installed packages, for npm commands that resolve versions without a network. It has no tarballs.
// Prints its URL.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The metadata that npm reads: for each version of each package, its package.json and checksum. */
const documents = {};
for (const [folder, { integrity }] of Object.entries(packages)) {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(`${folder || '.'}/package.json`, 'utf8'));
  } catch {
    // A binary for another platform.
    continue;
  }
  const { name, version } = manifest;
  const document = (documents[name] ??= { name, 'dist-tags': { latest: version }, versions: {} });
  const tarball = `http://localhost/${name}/-/${version}.tgz`;
  document.versions[version] = { ...manifest, dist: { integrity, tarball } };
}

const server = createServer(({ url }, response) => {
  const document = documents[decodeURIComponent(url.slice(1))];
  response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(document ?? { error: 'Not found' }));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
