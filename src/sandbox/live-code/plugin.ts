import type { LoadContext, Plugin } from '@docusaurus/types';
import { build, type Plugin as BundlerPlugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { highlight } from '../../content/code/highlight';
import { exampleScope } from '../../content/code/example-scope';
import { moduleText, toExampleModule } from '../../content/code/example-module';
import { presetInfos } from './preset-themes';
import { startingWork } from './starting-work';
import type { ProjectData, ProjectPackages } from './stackblitz';
import { framePathOf } from '../../base/facts/live-frame';
import { extraPackages, packagePath, tailwindPackages } from './extra-packages';
import { baseUrlDefinition } from '../../base/facts/base-url';
import { fillTemplate } from '../../base/facts/fill-template';
import { hashSource } from '../../content/hosting/content-policy';
import { generatedStatic } from '../../base/facts/generated-static';
import {
  baseOf,
  currentVersion,
  olderVersions,
  type DocumentedVersion,
} from '../../content/versions/list';
import { loadPackage, packagesOf, type VersionPackages } from '../../content/versions/packages';

/**
 * The frame can't request anything, not even from this site: a URL can contain what code wants to send. Its script is
 * inline, because a document with an opaque origin doesn't get details about errors in script files. `unsafe-eval`
 * runs the reader's code.
 */
const framePolicy = (scriptHash: string) =>
  [
    "default-src 'none'",
    `script-src 'unsafe-eval' ${scriptHash}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'media-src data:',
    'font-src data:',
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Packages that StackBlitz projects can use, in the versions of this site. */
const projectPackages =
  /^(@theme-ui\/|theme-ui$|react(-dom)?$|@types\/react|@emotion\/react$|typescript$)/;

/** Packages that only StackBlitz projects use. */
const toolVersions = { vite: '6.4.6', '@vitejs/plugin-react': '4.7.0' };

const versions = [currentVersion, ...olderVersions];

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Returns the package data that StackBlitz projects of a version use. */
async function projectPackagesOf(version: string, siteDir: string): Promise<ProjectPackages> {
  const manifest = await readJson(path.join(siteDir, 'package.json'));
  const siteVersions = Object.entries<string>({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  }).filter(([name]) => projectPackages.test(name));
  const installed = Object.entries(packagesOf(version, siteDir)).map(async ([name, folder]) => [
    name,
    (await readJson(path.join(folder, 'package.json'))).version,
  ]);
  return {
    scope: exampleScope('./', loadPackage('theme-ui', version, siteDir)),
    presets: Object.keys(loadPackage('@theme-ui/presets', version, siteDir)),
    packages: {
      ...Object.fromEntries(siteVersions),
      ...Object.fromEntries(await Promise.all(installed)),
      ...toolVersions,
    },
  };
}

/** Returns the data for src/sandbox/live-code/stackblitz. */
async function projectData(siteDir: string): Promise<ProjectData> {
  const texts = ['demo.ts', 'RouterLink.tsx'].map(async (file) => [
    file,
    await readFile(path.join(siteDir, 'src/content/examples', file), 'utf8'),
  ]);
  const packages = versions.map(async (version) => [
    baseOf(version),
    await projectPackagesOf(version.name, siteDir),
  ]);
  return {
    files: Object.fromEntries(await Promise.all(texts)),
    versions: Object.fromEntries(await Promise.all(packages)),
  };
}

/** Preview of the playground's initial code, in its theme. */
const startingPreview = `import { ThemeProvider } from '@theme-ui/core';
import Example from './starting-example';

const theme = ${startingWork.theme};

export const html = ${JSON.stringify(highlight(startingWork.code, 'tsx'))};
export const presets = ${JSON.stringify(presetInfos)};
export default () => <ThemeProvider theme={theme}><Example /></ThemeProvider>;
`;

/**
 * Embeds the pictures of examples in the frame. Its origin is opaque, so service workers don't handle its requests, and
 * the pictures would be missing offline. Fails the build if the module with their URLs has moved.
 */
const embeddedPictures: BundlerPlugin = {
  name: 'embedded-pictures',
  setup(bundle) {
    let pictures = 0;
    bundle.onLoad({ filter: /[\\/]content[\\/]examples[\\/]demo\.ts$/ }, async (args) => {
      const text = await readFile(args.path, 'utf8');
      const folder = path.join(path.dirname(args.path), '../../../static');
      const contents = text.replace(/addressOf\('([^']+\.svg)'\)/g, (_, file: string) => {
        pictures += 1;
        const picture = readFileSync(path.join(folder, file)).toString('base64');
        return JSON.stringify(`data:image/svg+xml;base64,${picture}`);
      });
      return { contents, loader: 'ts' };
    });
    bundle.onEnd(() => ({
      errors:
        pictures > 0
          ? []
          : [
              {
                text: 'src/sandbox/live-code/plugin.ts found no images to embed in src/content/examples/demo.ts. Fix its filter.',
              },
            ],
    }));
  },
};

/** Packages that the frame contains. It must contain React, Emotion, and Theme UI only once. */
const framePackages = [
  ...['react', 'react/jsx-runtime', 'theme-ui', 'theme-ui/jsx-runtime', '@emotion/react'],
  ...['@theme-ui/components', '@theme-ui/core', '@theme-ui/css', '@theme-ui/presets'],
];

/** Names of the extra packages that aren't installed for a version. */
const missingPackagesOf = (version: DocumentedVersion, packages: VersionPackages): string[] =>
  version === currentVersion ? [] : extraPackages.filter((name) => !packages[name]);

/**
 * Bundles src/sandbox/live-code/frame with React and Theme UI into a separate page, which runs edited code in a
 * sandbox. Each version of the documentation has a page with its packages.
 */
export default function liveFrame({ siteDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';

  async function bundle(version: DocumentedVersion, alias: VersionPackages): Promise<string> {
    const { outputFiles } = await build({
      entryPoints: [path.join(siteDir, 'src/sandbox/live-code/frame/index.tsx')],
      bundle: true,
      minify: isProduction,
      format: 'iife',
      target: 'es2022',
      jsx: 'automatic',
      legalComments: 'none',
      alias,
      plugins: [embeddedPictures],
      define: {
        'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development'),
        'process.env.FRAME_VERSION': JSON.stringify(version.name),
        'process.env.MISSING_PACKAGES': JSON.stringify(missingPackagesOf(version, alias).join(' ')),
        ...baseUrlDefinition,
      },
      write: false,
    });
    return outputFiles[0]!.text.trim();
  }

  /** Writes each package that only some code needs as a CommonJS module. */
  async function bundleExtraPackages(
    version: DocumentedVersion,
    packages: VersionPackages,
  ): Promise<void> {
    await Promise.all(
      // Only /customize, which has no older versions, reads configurations of Tailwind CSS.
      [...extraPackages, ...(version === currentVersion ? tailwindPackages : [])].map(
        async (name) => {
          const outfile = path.join(siteDir, generatedStatic, packagePath(name, baseOf(version)));
          // The page fetches a file for each imported package. The frame reports that this one is missing.
          if (missingPackagesOf(version, packages).includes(name)) return writeFile(outfile, '');
          await build({
            entryPoints: [packages[name] ?? name.replace(/^tailwindcss/, 'tailwindcss-3')],
            absWorkingDir: siteDir,
            outfile,
            bundle: true,
            minify: isProduction,
            format: 'cjs',
            target: 'es2022',
            legalComments: 'none',
            external: framePackages,
            define: {
              'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development'),
            },
          });
        },
      ),
    );
  }

  async function writeFrame(version: DocumentedVersion): Promise<void> {
    const packages = packagesOf(version.name, siteDir);
    const script = await bundle(version, packages);
    const file = path.join(siteDir, generatedStatic, framePathOf(baseOf(version)));
    const page = fillTemplate(siteDir, 'src/sandbox/live-code/page.html', {
      policy: framePolicy(hashSource(script)),
      script,
    });
    const packagesFolder = path.join(path.dirname(file), path.dirname(packagePath('any', '')));
    await mkdir(packagesFolder, { recursive: true });
    await writeFile(file, page);
    await bundleExtraPackages(version, packages);
  }

  return {
    name: 'live-frame',
    getPathsToWatch: () =>
      ['sandbox/live-code/**', 'content/code', 'content/examples', 'base/design'].map((folder) =>
        path.join(siteDir, 'src', folder, '*.{ts,tsx}'),
      ),
    async loadContent() {
      await Promise.all(versions.map(writeFrame));
    },
    async contentLoaded({ actions }) {
      const { createData } = actions;
      await createData('project.json', JSON.stringify(await projectData(siteDir)));
      const example = toExampleModule(
        startingWork.code,
        exampleScope('@site/src/content/examples/'),
      );
      await createData('starting-example.tsx', moduleText(example).text);
      await createData('starting-preview.tsx', startingPreview);
    },
  };
}
