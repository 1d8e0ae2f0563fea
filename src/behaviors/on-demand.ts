/**
 * A script that is fetched when it is first needed, and again after a failure.
 * @param url its address
 * @returns what fetches it; the promise is rejected when it does not come
 */
export function scriptOnDemand(url: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () =>
    (loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        loading = undefined;
        reject(new Error(`${url} did not come`));
      });
      document.head.append(script);
    }));
}
