import type { PlainObject } from '../../../../base/theme-data/changes';

/** Message to the app: the whole theme. */
export interface ThemeMessage {
  type: 'theme-ui:theme';
  theme: PlainObject;
}

/** Message from the app: `ready` when it has loaded, `shown` after it rendered a theme, `error` if it threw an error. */
export type AppMessage =
  { type: 'theme-ui:ready' | 'theme-ui:shown' } | { type: 'theme-ui:error'; message: string };

/** Maximum length of an error of the app that's shown. */
export const MAX_ERROR_LENGTH = 300;

/** Reads a message of an app; undefined if it's something else, such as a message of its development tools. */
export function parseAppMessage(data: unknown): AppMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, message } = data as Record<string, unknown>;
  if (type === 'theme-ui:ready' || type === 'theme-ui:shown') return { type };
  if (type !== 'theme-ui:error') return undefined;
  return { type, message: String(message ?? '').slice(0, MAX_ERROR_LENGTH) };
}
