import type { FrameState } from '../frame-state';
import type { FrameReport } from '../messages';

/** Returns what a report changes in the state. */
export function stateChangeOf(report: FrameReport): Partial<FrameState> {
  switch (report.type) {
    case 'uncaught':
      return { error: report.error };
    case 'theme':
      return {
        themeError: report.error,
        ...(report.shown ? { shown: report.shown } : {}),
      };
    case 'css':
      return { css: report.css };
    case 'inspected':
      return { inspected: report.keys };
    case 'link':
      return { notice: `Links don’t work in an edited preview: ${report.href}` };
    default:
      return {};
  }
}
