/** Name of the file with the hook. */
export const hookFile = 'useEditedTheme.ts';

/** How the app uses the hook. */
export const hookUse = `<ThemeUIProvider theme={useEditedTheme(theme)}>
  <App />
</ThemeUIProvider>`;

/**
 * Returns the hook for the reader's app.
 * @param editorOrigin the only origin whose themes it shows
 */
export const appHook = (editorOrigin: string): string => `'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Theme } from 'theme-ui';

declare const process: { env: { NODE_ENV?: string } };

/** The theme editor that may open this app. */
const editorOrigin = '${editorOrigin}';

/**
 * In development, returns the theme of the editor that opened this window, as soon as it arrives.
 * Otherwise, returns the app's own theme.
 */
export function useEditedTheme(own: Theme): Theme {
  const [edited, setEdited] = useState<Theme>();

  useEffect(() => {
    const editor = window.opener as Window | null;
    if (process.env.NODE_ENV === 'production' || !editor) return;
    function onMessage({ source, origin, data }: MessageEvent) {
      if (source !== editor || origin !== editorOrigin) return;
      if (data?.type === 'theme-ui:theme') setEdited(data.theme);
    }
    function onError({ message }: ErrorEvent) {
      editor?.postMessage({ type: 'theme-ui:error', message }, editorOrigin);
    }
    window.addEventListener('message', onMessage);
    window.addEventListener('error', onError);
    editor.postMessage({ type: 'theme-ui:ready' }, editorOrigin);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('error', onError);
    };
  }, []);

  useEffect(() => {
    if (edited) window.opener?.postMessage({ type: 'theme-ui:shown' }, editorOrigin);
  }, [edited]);

  return useMemo(() => (edited ? (withFunctions(edited, own) as Theme) : own), [edited, own]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the edited theme, with the app's functions where the editor has no value. */
function withFunctions(edited: unknown, own: unknown): unknown {
  if (edited === undefined && typeof own === 'function') return own;
  if (!isObject(own) || (edited !== undefined && !isObject(edited))) return edited;
  const result: Record<string, unknown> = { ...edited };
  for (const [key, value] of Object.entries(own)) {
    const kept = withFunctions(edited?.[key], value);
    if (kept !== undefined) result[key] = kept;
  }
  return edited === undefined && Object.keys(result).length === 0 ? undefined : result;
}
`;
