import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { cleanPath } from '../site/paths';
import { readTrails, type TrailStep } from './sidebar';
import { useNavigation } from './useNavigation';

/** Returns the sections that contain the page, outermost first. */
export function useTrail(): TrailStep[] {
  const { permalink } = useDoc().metadata;
  return readTrails(useNavigation()).get(cleanPath(permalink)) ?? [];
}
