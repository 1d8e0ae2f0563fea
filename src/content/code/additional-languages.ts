import { createRequire } from 'node:module';
import path from 'node:path';
import './prism-instance';

/** Subset of Prism's loader, which adds languages to the global Prism. */
type LanguageLoader = (names: readonly string[]) => void;

/**
 * Adds the languages of `themeConfig.prism.additionalLanguages`, and those that they build on, to the build's
 * highlighter.
 * @param names names of Prism's languages
 * @param siteDir folder of the site
 * @throws if Prism doesn't have a language
 */
export function addLanguages(names: readonly string[], siteDir: string): void {
  if (names.length === 0) return;
  const require = createRequire(path.join(siteDir, 'package.json'));
  const { languages } = require('prismjs/components.js') as { languages: Record<string, unknown> };
  const unknown = names.filter((name) => !Object.hasOwn(languages, name) || name === 'meta');
  if (unknown.length > 0) {
    throw new Error(
      `themeConfig.prism.additionalLanguages: Prism doesn't support the language "${unknown.join('", "')}". ` +
        'Use the file names in node_modules/prismjs/components, without "prism-".',
    );
  }
  const load = require('prismjs/components/index.js') as LanguageLoader;
  load(names);
}
