import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Global } from 'theme-ui';
import { queuedClick } from '../../islands/attributes';
import { focusStyles } from '../../design/focus';
import { modeStyles } from '../../design/mode-styles';
import { smallScreen } from '../../design/scales';
import { runningScripts, shellPart, withScripts, withoutScripts } from '../../site/attributes';
import { singleKey, singleKeys } from '../../shortcuts/attributes';
import { menuState } from '../../sidebar/attributes';

/**
 * Document styles: color modes, visibility with and without scripts, the root attributes that scripts set, and print.
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
          // Closed details, and the panels of tabs that aren't selected.
          'details::details-content, [hidden="until-found"]': {
            contentVisibility: 'visible',
          },
          [`html [role="tabpanel"] > [${withoutScripts}]`]: { display: 'block' },
          'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
          'main a[href^="/"]::after': { content: `" (${url}" attr(href) ")"` },
        },
        // Forced colors remove the backgrounds that normally show this.
        '@media (forced-colors: active)': { 'button, [aria-current]': { outline: '1px solid' } },
        // A click that waits for its island.
        [`[${queuedClick}]`]: { cursor: 'progress', opacity: 0.6 },
        ...focusStyles,
        // Browsers without `until-found` store it as an empty attribute.
        '[hidden]:not([hidden="until-found"])': { display: 'none !important' },
        mark: { color: 'inherit', background: 'transparent' },
      }}
    />
  );
}
