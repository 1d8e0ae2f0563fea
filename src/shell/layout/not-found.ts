/** Title and description of the 404 page. */
export const notFound = {
  title: 'Page not found',
  description:
    'There’s no page at this address. The main sections of the Theme UI documentation are listed here.',
};
