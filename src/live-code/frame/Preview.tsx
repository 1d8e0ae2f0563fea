/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { Global, ThemeUIProvider, useColorMode, type Theme } from 'theme-ui';
import type { FrameReport } from '../messages';

/** Code that was compiled and is to be shown. */
export interface Run {
  run: number;
  Component: ComponentType;
  xray: boolean;
  /** Whether it failed once after it had been shown, and began anew. */
  isRevived: boolean;
}

interface PreviewProps {
  shown: Run | undefined;
  theme: Theme;
  /** Mode to show; undefined is the theme's first. */
  mode: string | undefined;
  report: (message: FrameReport) => void;
  /** Called when a run stands on the page without an error. */
  onShown: (run: Run) => void;
  /** Called with a new height, in px. */
  onHeight: (height: number) => void;
}

/** Calls back once what it wraps stands on the page. */
function Committed({ run, onShown }: { run: Run; onShown: (run: Run) => void }) {
  const announce = useEffectEvent(() => onShown(run));
  useEffect(() => announce(), []);
  return <run.Component />;
}

/** Keeps the mode of the frame and of the page's select the same, whichever of them changed. */
function ModeLink({ mode, report }: Pick<PreviewProps, 'mode' | 'report'>) {
  const [colorMode, setColorMode] = useColorMode();
  const asked = useRef<string>(undefined);
  const before = useRef(colorMode);
  useEffect(() => {
    if (mode === undefined) return;
    asked.current = mode;
    setColorMode(mode);
  }, [mode, setColorMode]);
  useEffect(() => {
    if (colorMode && colorMode !== before.current && colorMode !== asked.current) {
      asked.current = colorMode;
      report({ type: 'mode', mode: colorMode });
    }
    before.current = colorMode;
    const [red = 255, green = 255, blue = 255] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    const isDark = 0.3 * red + 0.59 * green + 0.11 * blue < 128;
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [colorMode, report]);
  return null;
}

/** The page inside the frame. */
export function Preview({ shown, theme, mode, report, onShown, onHeight }: PreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      onHeight(root.current!.getBoundingClientRect().height),
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <ThemeUIProvider theme={theme}>
      <Global
        styles={{
          body: { m: 0 },
          ':focus-visible': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
        }}
      />
      <ModeLink mode={mode} report={report} />
      <div ref={root} sx={{ display: 'flow-root', p: '16px', overflowX: 'auto' }}>
        <div data-preview="" sx={shown?.xray ? { variant: 'styles.xray' } : {}}>
          {shown && (
            <Committed key={`${shown.run} ${shown.isRevived}`} run={shown} onShown={onShown} />
          )}
        </div>
      </div>
    </ThemeUIProvider>
  );
}
