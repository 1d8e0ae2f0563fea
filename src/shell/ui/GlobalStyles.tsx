import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Global } from 'theme-ui';
import { focusStyles } from '../../design/focus';
import { modeStyles } from '../../design/mode-styles';
import { smallScreen } from '../../design/scales';

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
        'html:not([data-scripts]) [data-with-scripts]': { display: 'none' },
        'html[data-scripts] [data-without-scripts]': { display: 'none' },
        'html[data-single-keys="off"] [data-single-key]': { display: 'none' },
        [`@media ${smallScreen}`]: {
          'html[data-menu="open"] body': { overflow: 'hidden' },
        },
        '@media print': {
          '[data-shell], [data-with-scripts]': { display: 'none !important' },
          pre: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
          'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
          'main a[href^="/"]::after': { content: `" (${url}" attr(href) ")"` },
        },
        // Backgrounds, which show it otherwise, are left out there.
        '@media (forced-colors: active)': { 'button, [aria-current]': { outline: '1px solid' } },
        // Sections that a mode change may leave out of a frame (page-loading/view-first). As formatting
        // contexts of their own they take the same place either way.
        '[data-below]': { display: 'flow-root', containIntrinsicHeight: 'auto 100vh' },
        // Their margins do not collapse with one another, nor with those of the block before them.
        '[data-below]>:last-child, [data-below]>:last-child:not(aside)>:last-child': { mb: 0 },
        ':not([data-below])+[data-below]>h2': { mt: 48 },
        'html[data-rendering="near"] [data-below]': { contentVisibility: 'auto' },
        // A press that waits for the app.
        '[data-held]': { cursor: 'progress', opacity: 0.6 },
        ...focusStyles,
        mark: { color: 'inherit', background: 'transparent' },
      }}
    />
  );
}
