const LOOK_CHANGE = 'lookchange';

/** Says that the site is about to be shown in another look, so that the one before ends. */
export function announceLook(look: string): void {
  document.dispatchEvent(new CustomEvent(LOOK_CHANGE, { detail: look }));
}

/** Calls back when another look than the given one begins. */
export function onOtherLook(look: string, end: () => void): void {
  document.addEventListener(LOOK_CHANGE, (event) => {
    if ((event as CustomEvent<string>).detail !== look) end();
  });
}
