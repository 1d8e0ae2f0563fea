import { visibleSection } from '../../runtime/page-loading/section';

/** Makes links to the same page in another version lead to the section that the reader sees. Call once, with the shell. */
export function startVersions(): void {
  // Before the listener of in-app navigation.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-versions] a');
      if (link?.matches('[data-same-page]')) link.hash = visibleSection();
    },
    { capture: true },
  );
}
