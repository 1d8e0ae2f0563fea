/**
 * Marks the current script as completely run. Must be the last statement of each script that `createScriptLoader`
 * loads, because `load` also fires for a truncated or non-JS response.
 */
export function markAsRun(): void {
  if (document.currentScript) (document.currentScript as HTMLScriptElement).dataset.ran = '';
}

/**
 * Creates a function that loads a script on the first call, and again after a failure.
 * @returns the function; its promise rejects if the script fails to load or doesn't run to the end
 */
export function createScriptLoader(url: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  function load(): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      for (const type of ['load', 'error']) {
        script.addEventListener(type, () => {
          if ('ran' in script.dataset) return resolve();
          script.remove();
          loading = undefined;
          reject(new Error(`${url} failed to load`));
        });
      }
      document.head.append(script);
    });
  }
  return () => (loading ??= load());
}
