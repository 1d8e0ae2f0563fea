import { longestReport, readFrameReport, type FrameReport } from '../messages';

/** Parses a report of the frame. Code can forge it, so returns undefined for anything unknown. */
export function parseReport(text: string): FrameReport | undefined {
  if (text.length > longestReport) return undefined;
  try {
    return readFrameReport(JSON.parse(text));
  } catch {
    return undefined;
  }
}
