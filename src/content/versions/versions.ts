/**
 * Makes Escape, a click elsewhere or on a link, and moving focus out close the version menu, which opens without
 * scripts. Links to the same page in another version keep the hash of the URL. Call once, with the shell.
 */
export function startVersions(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>('[data-versions][open]');
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !openMenu()?.contains(target);
  const close = () => openMenu()?.removeAttribute('open');

  // Before the listeners of the menu on phones and of in-app navigation.
  document.addEventListener(
    'keydown',
    (event) => {
      const menu = openMenu();
      if (event.key !== 'Escape' || !menu) return;
      // Escape closes one thing at a time.
      event.stopPropagation();
      menu.querySelector('summary')!.focus();
      close();
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-versions] a');
      if (link?.matches('[data-same-page]')) link.hash = window.location.hash;
      if (link || isOutside(target)) close();
    },
    { capture: true },
  );
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) close();
  });
}
