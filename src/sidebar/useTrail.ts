import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { TrailStep } from './sidebar';

/** Returns the sections that contain the page, outermost first, from its metadata (see src/pages/plugin). */
export function useTrail(): TrailStep[] {
  return (useDoc().metadata as { trail?: TrailStep[] }).trail ?? [];
}
