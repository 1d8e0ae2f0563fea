import type { ThemeConfig } from '@docusaurus/preset-classic';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LinkConfig } from './ConfiguredLink';

/** Link in `themeConfig.navbar.items`. */
export type NavbarLinkConfig = LinkConfig & {
  position?: 'left' | 'right';
  /** Path of the pages that the link stands for, in addition to `to`. */
  activeBasePath?: string;
};

/** Column of links in `themeConfig.footer.links`. */
export interface LinkColumn {
  title: string | null;
  items: LinkConfig[];
}

/** `themeConfig` with defaults, as far as this site supports it (see src/assembly/docusaurus/supported-options). */
export interface SupportedThemeConfig extends Pick<ThemeConfig, 'image'> {
  metadata: Record<string, string>[];
  navbar: {
    title: string;
    logo?: { src: string; alt?: string; width?: string | number; height?: string | number };
    items: NavbarLinkConfig[];
  };
  footer?: { links: (LinkConfig | LinkColumn)[]; copyright?: string };
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
}

/** Returns `themeConfig`. */
export function useThemeConfig(): SupportedThemeConfig {
  return useDocusaurusContext().siteConfig.themeConfig as unknown as SupportedThemeConfig;
}

/** Returns the link that the header also shows on small screens: the last one on the right. */
export function findMainLink(items: NavbarLinkConfig[]): NavbarLinkConfig | undefined {
  return items.findLast(({ position }) => position === 'right');
}
