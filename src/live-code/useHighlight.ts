import { useEffect, useMemo, useState } from 'react';
import { carryColors, lineToHtml, type ColorRun } from '../code/color-runs';
import { createHighlighter } from './ui/highlighter';

const highlight = createHighlighter(
  () => new Worker(new URL('./ui/highlight-worker.ts', import.meta.url)),
);

/** Code that the page itself has, and its HTML from the build. */
export interface BuiltCode {
  code: string;
  html: string;
}

/**
 * Code as HTML, line by line, colored by a worker a moment after each change; until then with the colors
 * it had.
 * @param code source text
 * @param language one of src/code/highlight's
 * @param built spares the first look the wait for the worker
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
