import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Global } from 'theme-ui';
import { dropdownStyles } from '../../../base/design/dropdown';
import { focusStyles } from '../../../base/design/focus';
import { modeStyles } from '../../../base/design/mode-styles';
import { smallScreen } from '../../../base/design/scales';

/**
 * Document styles: color modes, visibility with and without scripts, the root attributes that scripts set, and print.
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
          // Closed details, and the panels of tabs that aren't selected.
          'details::details-content, [hidden="until-found"]': {
            contentVisibility: 'visible',
          },
          'html [role="tabpanel"] > [data-without-scripts]': { display: 'block' },
          'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
          'main a[href^="/"]::after': { content: `" (${url}" attr(href) ")"` },
        },
        // Forced colors remove the backgrounds that normally show this.
        '@media (forced-colors: active)': { 'button, [aria-current]': { outline: '1px solid' } },
        // A click that waits for its island.
        '[data-held]': { cursor: 'progress', opacity: 0.6 },
        ...dropdownStyles,
        ...focusStyles,
        // Browsers without `until-found` store it as an empty attribute.
        '[hidden]:not([hidden="until-found"])': { display: 'none !important' },
        mark: { color: 'inherit', background: 'transparent' },
      }}
    />
  );
}
