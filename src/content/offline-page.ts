/** Title and description of the page that shows what is saved on the reader's device. */
export const offlinePage = {
  title: 'Read offline',
  description:
    'Save the Theme UI documentation on this device, see what is saved, update it, or remove it.',
};
