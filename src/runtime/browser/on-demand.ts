/**
 * Creates a function that imports a module of this site on the first call, and again after a failure: browsers remember
 * a failed import for the URL, so the next one has a query.
 * @param url URL of a bundle, which src/assembly/page-html/plugin defines
 * @returns the function; its promise rejects if the module can't be loaded
 */
export function createImport<Module>(url: string): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  async function load(): Promise<Module> {
    try {
      return (await import(failures ? `${url}?retry=${failures}` : url)) as Module;
    } catch (error) {
      loading = undefined;
      failures += 1;
      throw error;
    }
  }
  return () => (loading ??= load());
}
