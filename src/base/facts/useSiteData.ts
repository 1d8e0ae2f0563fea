import { usePluginData } from '@docusaurus/useGlobalData';

/** Returns global data that src/assembly/pipeline sets for all pages. */
export function useSiteData<Data>(name: 'navigation' | 'newestPages' | 'search'): Data {
  return (usePluginData('pipeline') as Record<string, unknown>)[name] as Data;
}
