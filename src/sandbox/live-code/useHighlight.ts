import { useEffect, useMemo, useState } from 'react';
import { carryColors, lineToHtml, type ColorRun } from '../../content/code/color-runs';
import { createHighlighter } from './ui/highlighter';

const highlight = createHighlighter(
  () => new Worker(new URL('./ui/highlight-worker.ts', import.meta.url)),
);

/** The page's code, and its HTML from the build. */
export interface BuiltCode {
  code: string;
  html: string;
}

/**
 * Returns code as highlighted HTML, by line. A worker highlights it shortly after each change. Until then, it keeps the
 * previous colors.
 * @param language a language of src/content/code/highlight
 * @param built avoids waiting for the worker at first
 */
export function useHighlight(code: string, language: string, built?: BuiltCode): string[] {
  const [known, setKnown] = useState<{ code: string; lines: ColorRun[][] }>();
  useEffect(
    () =>
      highlight(code, language, (lines) =>
        setKnown({ code, lines: lines ?? carryColors([], code) }),
      ),
    [code, language],
  );
  return useMemo(() => {
    if (!known && built?.code === code) return built.html.split('\n');
    const lines = known?.code === code ? known.lines : carryColors(known?.lines ?? [], code);
    return lines.map(lineToHtml);
  }, [known, built, code]);
}
