import { addressOf } from '../../base/facts/base-url';
import { isBelow } from '../../base/facts/paths';

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
  /** Address of the section that the link leads to; src/shell/layout/header-links marks the link there. */
  base?: string | undefined;
  /** Path of the current page, to compare with `base`. */
  path?: string;
  /** Set by `sx`. */
  className?: string;
}

/** Link from the configuration; adds the base path to `to`. */
export function ConfiguredLink({ link, base, path, className }: ConfiguredLinkProps) {
  const { label, to, href, target, rel } = link;
  return (
    <a
      href={to ? addressOf(to) : href}
      target={target}
      rel={rel}
      className={className}
      data-base={base}
      aria-current={base && path && isBelow(path, base) ? 'true' : undefined}
    >
      {label}
    </a>
  );
}
