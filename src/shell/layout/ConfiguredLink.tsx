import { addressOf } from '../../base/facts/base-url';

/** Link in `themeConfig.navbar.items` or `themeConfig.footer.links`. */
export interface LinkConfig {
  label?: string | undefined;
  /** Path on this site. */
  to?: string | undefined;
  /** URL of another site. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
}

interface ConfiguredLinkProps {
  link: LinkConfig;
  /** Set by `sx`. */
  className?: string;
}

/** Link from the configuration; adds the base path to `to`. */
export function ConfiguredLink({ link, className }: ConfiguredLinkProps) {
  const { label, to, href, target, rel } = link;
  return (
    <a href={to ? addressOf(to) : href} target={target} rel={rel} className={className}>
      {label}
    </a>
  );
}
