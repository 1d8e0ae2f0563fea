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
  /** Pages that the link stands for; src/shell/layout/header-links marks the link there. */
  bases?: string | undefined;
  /** True if the link stands for the page. */
  isCurrent?: boolean;
  /** Set by `sx`. */
  className?: string;
}

/** Link from the configuration; adds the base path to `to`. */
export function ConfiguredLink({ link, bases, isCurrent, className }: ConfiguredLinkProps) {
  const { label, to, href, target, rel } = link;
  return (
    <a
      href={to ? addressOf(to) : href}
      target={target}
      rel={rel}
      className={className}
      data-bases={bases}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
    </a>
  );
}
