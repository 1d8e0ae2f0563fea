import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Global } from 'theme-ui';
import { belowView } from '../../color-mode/attributes';
import { heldPress, runningScripts } from '../../islands/attributes';
import { focusStyles } from '../../design/focus';
import { modeStyles } from '../../design/mode-styles';
import { smallScreen } from '../../design/scales';
import { shellPart, withScripts, withoutScripts } from '../../site/attributes';
import { singleKey, singleKeys } from '../../shortcuts/attributes';
import { menuState } from '../../sidebar/attributes';

const below = `[${belowView}]`;

/**
 * Styles that belong to the document: the mode's colors, what shows with and without scripts, the root
 * attributes that src/page-html/plugin's scripts set, and paper.
 */
export function GlobalStyles() {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Global
      styles={{
        ...modeStyles,
        [`html:not([${runningScripts}]) [${withScripts}]`]: { display: 'none' },
        [`html[${runningScripts}] [${withoutScripts}]`]: { display: 'none' },
        [`html[${singleKeys}="off"] [${singleKey}]`]: { display: 'none' },
        [`@media ${smallScreen}`]: {
          [`html[${menuState}="open"] body`]: { overflow: 'hidden' },
        },
        '@media print': {
          [`[${shellPart}], [${withScripts}]`]: { display: 'none !important' },
          pre: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
          'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
          'main a[href^="/"]::after': { content: `" (${url}" attr(href) ")"` },
        },
        // Backgrounds, which show it otherwise, are left out there.
        '@media (forced-colors: active)': { 'button, [aria-current]': { outline: '1px solid' } },
        // Sections that a mode change may leave out of a frame (page-loading/view-first). As formatting
        // contexts of their own they take the same place either way.
        [below]: { display: 'flow-root', containIntrinsicHeight: 'auto 100vh' },
        // Their margins do not collapse with one another, nor with those of the block before them.
        [`${below}>:last-child, ${below}>:last-child:not(aside)>:last-child`]: { mb: 0 },
        [`:not(${below})+${below}>h2`]: { mt: 48 },
        [`html[data-rendering="near"] ${below}`]: { contentVisibility: 'auto' },
        // A press that waits for the app.
        [`[${heldPress}]`]: { cursor: 'progress', opacity: 0.6 },
        ...focusStyles,
        mark: { color: 'inherit', background: 'transparent' },
      }}
    />
  );
}
