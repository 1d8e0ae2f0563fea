/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentType } from 'react';
import { Global, ThemeUIProvider, useColorMode } from 'theme-ui';
import { isSquare } from '../../../base/design/modes';
import type { FrameReport } from '../messages';
import { modeNames } from '../../../base/theme-data/in-mode';
import { colorProperties } from './color-properties';
import { followBackground } from './color-scheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Inspector } from './Inspector';
import type { LookState } from './look-state';
import { ModeSections } from './ModeSections';

/** Compiled code to show. */
export interface Run {
  id: number;
  Component: ComponentType;
  xray: boolean;
  /** True if it failed after it was shown, and was started again. */
  isRevived: boolean;
}

interface PreviewProps {
  shown: Run | undefined;
  look: LookState;
  report: (message: FrameReport) => void;
  /** Called when a run is on the page. */
  onShown: (run: Run) => void;
  /** Called with what a run threw while it was rendered. */
  onError: (run: number, error: unknown) => void;
  /** Called when a look is on the page. */
  onDrawn: (look: LookState) => void;
  /** Called with a new height, in px. */
  onHeight: (height: number) => void;
}

/** Renders a run, and calls back once it's on the page, or when it fails. */
function Committed({
  run,
  onShown,
  onError,
}: { run: Run } & Pick<PreviewProps, 'onShown' | 'onError'>) {
  const reportShown = useEffectEvent(() => onShown(run));
  useEffect(() => reportShown(), []);
  return (
    <ErrorBoundary onError={(error) => onError(run.id, error)}>
      <run.Component />
    </ErrorBoundary>
  );
}

/** Synchronizes the color mode with the page's select, in both directions. */
function ModeLink({ look: { mode, modes, theme }, report }: Pick<PreviewProps, 'look' | 'report'>) {
  const [colorMode, setColorMode] = useColorMode();
  const requestedMode = useRef<string>(undefined);
  const previousMode = useRef(colorMode);
  const reportMode = useEffectEvent((chosen: string) => {
    // If several modes are shown, the code can't choose one.
    if (!modes) report({ type: 'mode', mode: chosen });
  });
  useEffect(() => {
    if (mode === undefined) return;
    requestedMode.current = mode;
    setColorMode(mode);
  }, [mode, setColorMode]);
  useEffect(() => {
    if (colorMode && colorMode !== previousMode.current && colorMode !== requestedMode.current) {
      requestedMode.current = colorMode;
      reportMode(colorMode);
    }
    previousMode.current = colorMode;
  }, [colorMode]);
  useEffect(() => followBackground(document.documentElement), [colorMode, theme]);
  useEffect(() => {
    // This site's theme has square corners in one mode. Other themes don't use the property.
    document.documentElement.style.setProperty('--radius', isSquare(colorMode) ? '0' : '');
  }, [colorMode]);
  return null;
}

/** The page inside the frame. */
export function Preview({
  shown,
  look,
  report,
  onShown,
  onError,
  onDrawn,
  onHeight,
}: PreviewProps) {
  const { theme, modes, siteMode, marks } = look;
  const root = useRef<HTMLDivElement>(null);
  const printMode = theme.config?.printColorModeName ?? modeNames(theme)[0];
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      onHeight(root.current!.getBoundingClientRect().height),
    );
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [onHeight]);
  useLayoutEffect(() => onDrawn(look), [look, onDrawn]);
  const code = (isFirst: boolean) =>
    shown && (
      <Committed
        key={`${shown.id} ${shown.isRevived}`}
        run={shown}
        onShown={isFirst ? onShown : ignore}
        onError={onError}
      />
    );
  return (
    <ThemeUIProvider theme={theme}>
      <Global
        styles={{
          body: { m: 0 },
          // Prints the initial mode, as the page does.
          '@media print': {
            ':root:root': {
              colorScheme: 'light !important',
              ...Object.fromEntries(colorProperties(theme, printMode)),
            },
          },
          ':focus-visible': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
        }}
      />
      <ModeLink look={look} report={report} />
      <div
        ref={root}
        sx={{
          display: 'flow-root',
          position: marks ? 'relative' : undefined,
          // As in src/sandbox/live-code/LiveExample, so that the page doesn't move when the frame replaces the preview.
          p: modes ? 0 : '32px 16px',
          overflowX: 'auto',
        }}
      >
        <div
          data-preview=""
          inert={marks !== undefined}
          sx={shown?.xray ? { variant: 'styles.xray' } : {}}
        >
          {modes ? (
            <ModeSections theme={theme} modes={modes} siteMode={siteMode}>
              {(index) => code(index === 0)}
            </ModeSections>
          ) : (
            code(true)
          )}
        </div>
        {marks && <Inspector look={look} report={report} />}
      </div>
    </ThemeUIProvider>
  );
}

function ignore(): void {}
