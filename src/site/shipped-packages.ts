import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package with code in what the build serves. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json says; undefined when it says nothing. */
  license: string | undefined;
  /** Its folder, from the one that holds `node_modules`. */
  folder: string;
}

/** Docusaurus loads each plugin with modules of its own, so the list is global. */
const shared = globalThis as { shippedFolders?: Set<string> };

/** The folder of the package that a file belongs to; undefined for files of this site. */
function packageFolder(file: string): string | undefined {
  const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file);
  return match?.[1];
}

/**
 * Notes which packages have code in a bundle for browsers.
 * @param files that the bundler put in, absolute or from the site's folder
 */
export function noteShipped(files: Iterable<string>): void {
  const folders = (shared.shippedFolders ??= new Set());
  for (const file of files) {
    const folder = packageFolder(path.resolve(file));
    if (folder) folders.add(folder);
  }
}

/** All packages that were noted, by name and version. */
export function shippedPackages(): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  for (const folder of shared.shippedFolders ?? []) {
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
    found.set(`${name}@${version}`, {
      name,
      version,
      license: license?.type ?? license ?? licenses?.[0]?.type,
      folder: folder.slice(folder.indexOf('node_modules')).replaceAll(path.sep, '/'),
    });
  }
  return [...found.keys()].sort().map((key) => found.get(key)!);
}
