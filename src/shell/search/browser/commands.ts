import { createElement } from '../../../runtime/browser/create-element';
import { visibleSection } from '../../../runtime/page-loading/section';
import { createIcon, createRow } from './rows';

/** Something that the search can do. Each has a button or a link elsewhere, too. */
interface Command {
  /** Texts that readers type for it. The first one is shown. */
  phrases: string[];
  /** True to show it before the reader types. */
  isExample: boolean;
  create(...caption: HTMLElement[]): HTMLElement;
}

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

/** Creates rows for the commands that match a query, or examples without a query. */
export function commandRows(query: string): HTMLElement[] {
  const typed = query.toLowerCase().replace(/\s+/g, ' ');
  return [...modeCommands(), ...versionCommands()]
    .filter(({ phrases, isExample }) =>
      typed ? phrases.some((phrase) => isTyped(typed, phrase.toLowerCase())) : isExample,
    )
    .map(({ phrases, create }) =>
      create(createElement('kbd', { 'aria-hidden': 'true' }, phrases[0]!)),
    );
}
