import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { TrailStep } from './sidebar';

/** The way from the top of the side navigation down to the page, by its metadata (src/pages/plugin). */
export function useTrail(): TrailStep[] {
  return (useDoc().metadata as { trail?: TrailStep[] }).trail ?? [];
}
