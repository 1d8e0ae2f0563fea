import type { ComponentProps, ReactNode } from 'react';

/** Props of the stub. The URL is `to`, as in routers, or `href`, as in HTML. */
interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to?: string;
  href?: string;
  /** Class of a link to the current page, as in some routers. */
  activeClassName?: string;
  children?: ReactNode;
}

/** Stub for a router's link component in live examples: a plain anchor. */
export function RouterLink({ to, href = to, activeClassName, ...props }: RouterLinkProps) {
  const isCurrent =
    typeof window !== 'undefined' && Boolean(activeClassName) && window.location.pathname === href;
  return (
    <a
      {...props}
      href={href}
      {...(isCurrent ? { 'aria-current': 'page', className: activeClassName } : {})}
    />
  );
}

// Export names of router packages.
export { RouterLink as Link, RouterLink as NavLink, RouterLink as default };
