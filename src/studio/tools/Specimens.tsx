/** @jsxImportSource theme-ui */
import Recipe from '@generated/recipes/sample';
import type { ReactNode } from 'react';
import { Box, Flex, Text, ThemeUIProvider, type Theme } from 'theme-ui';
import { withFixedMode } from '../../base/theme-data/in-mode';
import { toCssLength } from '../../base/theme-data/length';
import Article from './samples/Article';
import Components from './samples/Components';
import { noteStyle } from '../../sandbox/controls/control-styles';
import { ShadowTree } from './ShadowTree';
import { useThemeFonts } from './useThemeFonts';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: '48px' }}>
      <Text as="p" sx={{ fontSize: 14, opacity: 0.7, m: 0, mb: '16px' }}>
        {title}
      </Text>
      {children}
    </Box>
  );
}

/** The steps of a theme's font sizes. */
function TypeScale({ theme }: { theme: Theme }) {
  const sizes = Object.entries((theme.fontSizes ?? {}) as Record<string, number | string>);
  return (
    <Box sx={{ overflow: 'hidden' }}>
      {sizes
        .filter(([, size]) => typeof size !== 'object')
        .map(([name, size]) => (
          <Flex key={name} sx={{ alignItems: 'baseline', gap: '16px' }}>
            <span sx={{ flex: 'none', width: 64, fontSize: 12, fontFamily: 'monospace' }}>
              {name}
            </span>
            <span style={{ fontSize: size }} sx={{ whiteSpace: 'nowrap', lineHeight: 1.2 }}>
              {toCssLength(size)} Lighthouse
            </span>
          </Flex>
        ))}
    </Box>
  );
}

/** Article and components side by side where there is room for both. */
const twoColumnStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '> div > div:first-of-type, article > h3:first-of-type': { mt: 0 },
} as const;

interface SpecimensProps {
  /** Accessible name. */
  label: string;
  theme: Theme;
  /** Name of the mode to show. */
  mode: string;
  /** True for a theme from a link, whose styles must not reach the page. */
  isForeign?: boolean;
}

/**
 * Shows a theme in use, in its mode whatever that of the page. `data-specimens` excludes it from contrast tests,
 * because its contrast is the theme's.
 */
export function Specimens({ label, theme, mode, isForeign = false }: SpecimensProps) {
  const shown = withFixedMode(theme, mode);
  const missing = useThemeFonts(theme);
  const specimens = (
    // A function: an object would be merged over the theme of this site.
    <ThemeUIProvider theme={() => shown}>
      <Box
        sx={{
          variant: 'styles.root',
          position: 'relative',
          fontFamily: 'body',
          color: 'text',
          bg: 'background',
          p: '32px',
          '@media (max-width: 640px)': { p: '16px' },
          overflowX: 'auto',
          containerType: 'inline-size',
        }}
      >
        <div sx={twoColumnStyle}>
          <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
            <Group title="Article">
              <Article level={3} />
            </Group>
            <Group title="Font sizes">
              <TypeScale theme={theme} />
            </Group>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Group title="Components">
              <Components level={3} />
            </Group>
          </Box>
        </div>
        <Group title="A recipe">
          <Recipe />
        </Group>
      </Box>
    </ThemeUIProvider>
  );
  return (
    <>
      {missing.length > 0 && (
        <p role="alert" sx={noteStyle}>
          {missing.join(', ')} didn’t load, so other fonts are shown. Check your connection, then
          reload the page.
        </p>
      )}
      <div
        data-specimens=""
        role="group"
        aria-label={label}
        // `contain` keeps `position: fixed` of a theme from a link inside.
        sx={{ border: 'thin', borderRadius: 'large', overflow: 'hidden', contain: 'layout paint' }}
      >
        {isForeign ? <ShadowTree>{specimens}</ShadowTree> : specimens}
      </div>
    </>
  );
}
