/** @jsxImportSource theme-ui */
import {
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Box, ThemeUIProvider, type Theme } from 'theme-ui';
import { palettes, type ColorModeName } from '../../../base/design/colors';
import { isSquare } from '../../../base/design/modes';
import { withFixedMode } from '../../../base/theme-data/in-mode';
import { followBackground } from './color-scheme';
import { modeAttribute } from './live-colors';
import { atViewport } from './themes';

/** Minimum width of a mode's column, in px. Narrower previews stack the modes. */
const MIN_COLUMN_WIDTH = 240;

function subscribeToResize(onResize: () => void): () => void {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

/** In the page's colors, because the theme's may not be readable. */
const nameStyle = {
  m: 0,
  px: '16px',
  py: '6px',
  borderBottom: '1px solid',
  fontFamily: 'system-ui, sans-serif',
  fontSize: '14px',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 'normal',
  textTransform: 'none',
} as const;

interface ModeSectionsProps {
  theme: Theme;
  modes: readonly string[];
  /** Color mode of the page. */
  siteMode: ColorModeName | undefined;
  /** Renders the code for a mode. */
  children: (index: number) => ReactNode;
}

/**
 * Shows several modes of a theme side by side, or stacked if there's no space, each with its name. Breakpoints match
 * the width of a mode's column.
 */
export function ModeSections({ theme, modes, siteMode = 'default', children }: ModeSectionsProps) {
  const width = useSyncExternalStore(subscribeToResize, () => window.innerWidth);
  const columns = Math.max(1, Math.min(modes.length, Math.floor(width / MIN_COLUMN_WIDTH)));
  const breakpoints = JSON.stringify(atViewport(theme, width / columns).breakpoints);
  const themes = useMemo(
    () =>
      modes.map((mode) => ({
        ...withFixedMode(theme, mode),
        breakpoints: JSON.parse(breakpoints) as string[],
      })),
    [theme, modes, breakpoints],
  );
  return (
    <div sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {modes.map((mode, index) => (
        <ModeSection
          key={index}
          mode={mode}
          siteMode={siteMode}
          index={index}
          theme={themes[index]!}
        >
          {children(index)}
        </ModeSection>
      ))}
    </div>
  );
}

interface ModeSectionProps {
  mode: string;
  siteMode: ColorModeName;
  index: number;
  theme: Theme;
  children: ReactNode;
}

function ModeSection({ mode, siteMode, index, theme, children }: ModeSectionProps) {
  const { text, background, gray } = palettes[siteMode];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => followBackground(root.current!), [theme]);
  return (
    <section
      aria-label={`Mode ${mode}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        '> [data-themeui-nested-provider]': { display: 'grid', flex: '1 1 auto' },
      }}
    >
      <p sx={nameStyle} style={{ color: text, background, borderColor: gray }}>
        {mode}
      </p>
      {/* A function: an object would be merged over the theme around it. */}
      <ThemeUIProvider theme={() => theme}>
        <Box
          ref={root}
          {...{ [modeAttribute]: index }}
          // A mode of this site may have square corners.
          style={{ '--radius': isSquare(mode) ? '0' : 'initial' } as CSSProperties}
          sx={{
            color: 'text',
            bg: 'background',
            variant: 'styles.root',
            minWidth: 0,
            p: '16px',
            overflowX: 'auto',
          }}
        >
          {children}
        </Box>
      </ThemeUIProvider>
    </section>
  );
}
