import type { ComponentProps, ReactNode } from 'react';

/** What the stub takes: the address under the name that routers use, or as in HTML. */
export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to?: string;
  href?: string;
  /** For routers that mark the current page. */
  activeClassName?: string;
  children?: ReactNode;
}

/** Stands in for the link component of a router in live examples: an anchor with the same address. */
export function RouterLink({ to, href = to, activeClassName, ...props }: RouterLinkProps) {
  const current =
    typeof window !== 'undefined' && Boolean(activeClassName) && window.location.pathname === href;
  return (
    <a
      {...props}
      href={href}
      {...(current ? { 'aria-current': 'page', className: activeClassName } : {})}
    />
  );
}

// The names under which routers export theirs.
export { RouterLink as Link, RouterLink as NavLink, RouterLink as default };
