import { refreshCached } from './scripts';

/**
 * Marks the script that is running as whole: the last statement of each script that `scriptOnDemand` fetches.
 * `load` also fires for a script that was cut off, or is something else.
 */
export function markAsRun(): void {
  if (document.currentScript) (document.currentScript as HTMLScriptElement).dataset.ran = '';
}

/**
 * Makes a function that fetches a script when it is first needed, and again after a failure.
 * @param url its address
 * @returns the function; its promise is rejected if the script fails to load, or does not run to its end
 */
export function scriptOnDemand(url: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  let isDamaged = false;
  function load(): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      for (const type of ['load', 'error']) {
        script.addEventListener(type, () => {
          if ('ran' in script.dataset) return resolve();
          script.remove();
          isDamaged = type === 'load';
          loading = undefined;
          reject(new Error(`${url} failed to load`));
        });
      }
      document.head.append(script);
    });
  }
  return () => (loading ??= isDamaged ? refreshCached(url).then(load) : load());
}
