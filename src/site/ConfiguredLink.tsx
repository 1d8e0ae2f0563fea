/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui';
import { addressOf } from './base-url';

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

/** Link from the configuration; adds the base path to `to`. */
export function ConfiguredLink({
  link: { label, to, href, target, rel },
  sx,
}: {
  link: LinkConfig;
  sx?: ThemeUIStyleObject;
}) {
  return (
    <a
      href={to === undefined ? href : addressOf(to)}
      target={target}
      rel={rel}
      {...(sx ? { sx } : {})}
    >
      {label}
    </a>
  );
}
