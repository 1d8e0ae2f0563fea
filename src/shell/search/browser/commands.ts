import { addressOf } from '../../../base/facts/base-url';
import { cleanPath } from '../../../base/facts/paths';
import { copyText } from '../../../runtime/browser/copy-text';
import { createElement } from '../../../runtime/browser/create-element';
import { visibleSection } from '../../../runtime/page-loading/section';
import { createIcon, createRow, navigationLinks } from './rows';

/** Something that the search can do. Each has a button or a link elsewhere, too. */
interface Command {
  /** Texts that readers type for it. The first one is shown. */
  phrases: string[];
  /** True to show it before the reader types. */
  isExample: boolean;
  create(...caption: HTMLElement[]): HTMLElement;
}

/** Maximum number of commands above the results. */
const MAX_COMMANDS = 4;

/** Letters from which on the start of a phrase is enough. */
const MIN_LETTERS = 3;

function modeCommands(): Command[] {
  const shown = document.documentElement.getAttribute('data-color-mode');
  const buttons = document.querySelectorAll('[data-dropdown] [data-color-mode-choice]');
  return [...buttons].map((button) => {
    const mode = button.getAttribute('data-color-mode-choice')!;
    const label = button.textContent.trim();
    return {
      phrases: [mode ? label.toLowerCase() : 'system'],
      isExample: mode !== '' && mode !== shown,
      // src/runtime/color-mode/controller handles it, like the button of the header.
      create: (...caption) =>
        createRow(
          { 'data-color-mode-choice': mode },
          button.firstElementChild!.cloneNode(true) as Element,
          mode ? `Switch to ${label}` : label,
          ...caption,
        ),
    };
  });
}

/** Links below a path in this version's side navigation, and the one to show as an example. */
function linksBelow(path: string, example: string) {
  const links = navigationLinks().filter((link) =>
    link.getAttribute('href')!.startsWith(addressOf(path)),
  );
  const ofPage = links.find((link) => link.ariaCurrent === 'page');
  return { links, ofPage, shown: ofPage ?? links.find((link) => link.textContent === example) };
}

function copyCommands(version: string, announce: (text: string) => void): Command[] {
  const { links, ofPage, shown } = linksBelow(`${version}/components/`, 'Button');
  // Other pages of the section aren't in a group.
  const components = links.filter((link) => link.closest('span + ul'));
  return components.map((link) => {
    const name = link.textContent;
    const line = `import { ${name} } from 'theme-ui';`;
    return {
      phrases: [`copy import ${name}`, `copy ${name}`, `import ${name}`].concat(
        link === ofPage ? 'copy' : [],
      ),
      isExample: link === shown,
      create(...caption) {
        const row = createRow({}, createIcon('copy'), `Copy the ${name} import`, ...caption);
        row.addEventListener('click', () => {
          copyText(line).then(
            () => {
              row.lastElementChild!.textContent = 'Copied';
              announce(`Copied: ${line}`);
            },
            () => announce(`Copying failed. The line is: ${line}`),
          );
        });
        return row;
      },
    };
  });
}

function presetCommands(): Command[] {
  const { links, shown } = linksBelow('/presets/', 'funk');
  const editor = addressOf('/customize');
  // The editor only reads the address when it starts.
  const isOpen = cleanPath(window.location.pathname) === editor;
  return links.map((link) => {
    const name = link.textContent;
    const href = `${editor}?base=${name}`;
    return {
      phrases: [`customize ${name}`],
      isExample: link === shown,
      create(...caption) {
        const icon = createIcon('theme');
        const row = createRow(
          isOpen ? {} : { href },
          icon,
          `Make a theme from ${name}`,
          ...caption,
        );
        if (isOpen) row.addEventListener('click', () => window.location.assign(href));
        return row;
      },
    };
  });
}

function versionCommands(): Command[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'header [data-versions] [data-same-page]:not([aria-current])',
  );
  return [...links].map((link) => {
    const name = link.querySelector('strong')!.textContent;
    const href = link.getAttribute('href')! + visibleSection();
    return {
      phrases: [`${name} of this page`, name, `this page in ${name}`],
      isExample: true,
      create: (...caption) =>
        createRow({ href }, createIcon('version'), `This page in ${name}`, ...caption),
    };
  });
}

/** True if a reader typed the phrase or the start of it. Of phrases with several words, also the start of the second. */
function isTyped(query: string, phrase: string): boolean {
  return (
    query === phrase ||
    (query.length >= MIN_LETTERS &&
      (query.includes(' ') || !phrase.includes(' ')) &&
      phrase.startsWith(query))
  );
}

/**
 * Creates rows for the commands that match a query, or examples without a query.
 * @param version path of the version; empty for the one at the root
 * @param announce shows a text in the search's status
 */
export function commandRows(
  query: string,
  version: string,
  announce: (text: string) => void,
): HTMLElement[] {
  const typed = query.toLowerCase().replace(/\s+/g, ' ');
  return [
    ...modeCommands(),
    ...copyCommands(version, announce),
    ...presetCommands(),
    ...versionCommands(),
  ]
    .filter(({ phrases, isExample }) =>
      typed ? phrases.some((phrase) => isTyped(typed, phrase.toLowerCase())) : isExample,
    )
    .slice(0, typed ? MAX_COMMANDS : undefined)
    .map(({ phrases, create }) =>
      create(createElement('kbd', { 'aria-hidden': 'true' }, phrases[0]!)),
    );
}
