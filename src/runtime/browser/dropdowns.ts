/**
 * Makes Escape, a click elsewhere or on an entry, and moving focus out close the open dropdown: a
 * `<details data-dropdown>` of the header or menu, which opens without scripts. Call once, with the shell.
 */
export function startDropdowns(): void {
  const openDropdown = () => document.querySelector<HTMLDetailsElement>('[data-dropdown][open]');
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !openDropdown()?.contains(target);
  const close = () => openDropdown()?.removeAttribute('open');

  // Before the listeners of the menu on phones and of in-app navigation.
  document.addEventListener(
    'keydown',
    (event) => {
      const dropdown = openDropdown();
      if (event.key !== 'Escape' || !dropdown) return;
      // Escape closes one thing at a time.
      event.stopPropagation();
      dropdown.querySelector('summary')!.focus();
      close();
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const entry = (target as Element).closest('[data-dropdown] :is(a, button)');
      if (!entry && !isOutside(target)) return;
      // A hidden button would lose the focus.
      if (entry?.matches('button')) openDropdown()?.querySelector('summary')!.focus();
      close();
    },
    { capture: true },
  );
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) close();
  });
}
