import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStep } from '../../site/build-steps';
import { billPath } from '../../site/facts';
import { noteShipped, shippedPackages, type ShippedPackage } from '../../site/shipped-packages';
import { checkLicenses } from './licenses';

interface BundlerModule {
  nameForCondition(): string | null | undefined;
}

/** The part of webpack's and Rspack's compiler that tells which modules are in a bundle. */
interface Compiler {
  hooks: {
    compilation: {
      tap(name: string, onCompilation: (compilation: Compilation) => void): void;
    };
  };
}
interface Compilation {
  hooks: {
    finishModules: {
      tap(name: string, onModules: (modules: Iterable<BundlerModule>) => void): void;
    };
  };
}

/** What the service worker of @docusaurus/plugin-pwa is made of; it is bundled where no plugin looks. */
const ofServiceWorker = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** A package as CycloneDX describes it. */
function component(
  { name, version, license, folder }: ShippedPackage,
  hashes: Map<string, string>,
) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, algorithm, digest] = /^sha(\d+)-(.+)$/.exec(hashes.get(folder) ?? '') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl,
    licenses: [{ license: { id: license } }],
    ...(digest && {
      hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  };
}

/**
 * Writes the software bill of materials (CycloneDX): each package with code in what the build serves, from
 * the bundles of the app, the shell, the sandbox and the workers.
 * @throws when the license of one is not allowed
 */
export default function billOfMaterials({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bill-of-materials',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const watch = {
        apply(compiler: Compiler) {
          compiler.hooks.compilation.tap('bill-of-materials', ({ hooks }) =>
            hooks.finishModules.tap('bill-of-materials', (modules) =>
              noteShipped([...modules].flatMap((module) => module.nameForCondition() ?? [])),
            ),
          );
        },
      };
      return { plugins: [watch] };
    },
    postBuild: buildStep(async ({ outDir }) => {
      noteShipped(
        ofServiceWorker.map((name) => path.join(siteDir, 'node_modules', name, 'package.json')),
      );
      const packages = shippedPackages();
      checkLicenses(packages);
      // npm's list of what it installed; other package managers leave none, and so no hashes.
      const list = path.join(siteDir, 'node_modules/.package-lock.json');
      const lock = JSON.parse(await readFile(list, 'utf8').catch(() => '{"packages":{}}')) as {
        packages: Record<string, { integrity?: string }>;
      };
      const hashes = new Map(
        Object.entries(lock.packages).map(([folder, { integrity = '' }]) => [folder, integrity]),
      );
      const bill = {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        version: 1,
        metadata: { component: { type: 'application', name: 'theme-ui-docs' } },
        components: packages.map((each) => component(each, hashes)),
      };
      await writeFile(path.join(outDir, billPath), `${JSON.stringify(bill, null, 2)}\n`);
    }),
  };
}
