import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { cleanPath } from '../../base/facts/paths';
import { readTrails, type NavigationItem, type TrailStep } from '../../content/pages/sidebar';
import { useNavigation } from './useNavigation';

/** Trails of all pages, by navigation. */
const trailsByNavigation = new WeakMap<NavigationItem[], Map<string, TrailStep[]>>();

/** Returns the sections that contain the page, outermost first. */
export function useTrail(): TrailStep[] {
  const { permalink } = useDoc().metadata;
  const navigation = useNavigation();
  const trails = trailsByNavigation.get(navigation) ?? readTrails(navigation);
  trailsByNavigation.set(navigation, trails);
  return trails.get(cleanPath(permalink)) ?? [];
}
