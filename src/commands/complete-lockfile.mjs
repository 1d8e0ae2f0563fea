// npm run lockfile: after a change of packages. A registry that lacks the binaries of other platforms
// makes npm leave them out of package-lock.json, and "npm ci" then refuses it. This puts them back, in the folder
// that is named, or in this project.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './run.mjs';

const systems = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64'];
const folder = 'node_modules/';

const file = path.join(process.argv[2] ?? siteDir, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lockfile;

/** Whether Node would find a package from the folder of another. */
function isResolved(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf(`/${folder}`)))) {
    if (packages[`${base && `${base}/`}${folder}${name}`]) return true;
    if (base === '') return false;
  }
}

/** What the lockfile says of a binary package, read from its name, such as `core-linux-x64-musl`. */
function describe(name, version, { dev, license }) {
  const words = name.split('/').at(-1).split('-');
  const cpu = processors.find((processor) => words.includes(processor));
  const os = systems.find((system) => words.includes(system));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
    license,
    optional: true,
    os: [os],
  };
}

let added = 0;
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolved(from, name) || !/^\d/.test(version)) continue;
    const description = describe(name, version, entry);
    if (!description.os[0]) continue;
    packages[from.slice(0, from.lastIndexOf(folder)) + folder + name] = description;
    added += 1;
  }
}
lockfile.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added.`);
