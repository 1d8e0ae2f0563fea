import { Global } from 'theme-ui';
import { modeStyles } from '../../design/mode-styles';
import { smallScreen } from '../../design/scales';

/**
 * Styles that belong to the document: the mode's colors, what shows with and without scripts, and the
 * root attributes that the boot script sets.
 */
export function GlobalStyles() {
  return (
    <Global
      styles={{
        ...modeStyles,
        'html:not([data-scripts]) [data-with-scripts]': { display: 'none' },
        'html[data-scripts] [data-without-scripts]': { display: 'none' },
        [`@media ${smallScreen}`]: {
          'html[data-menu="open"] body': { overflow: 'hidden' },
        },
        '@media print': {
          '[data-shell], [data-with-scripts]': { display: 'none !important' },
        },
        // A press that waits for the app.
        '[data-held]': { cursor: 'progress', opacity: 0.6 },
        ':focus-visible': {
          outline: '2px solid var(--theme-ui-colors-primary)',
          outlineOffset: '2px',
        },
        mark: { color: 'inherit', background: 'transparent' },
      }}
    />
  );
}
