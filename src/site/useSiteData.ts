import { usePluginData } from '@docusaurus/useGlobalData';

/** What src/pipeline tells all pages, by name. */
export function useSiteData<Data>(name: 'navigation' | 'search'): Data {
  return (usePluginData('pipeline') as Record<string, unknown>)[name] as Data;
}
