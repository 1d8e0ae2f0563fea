/** Title and description of the 404 page. */
export const notFound = {
  title: 'Page not found',
  description:
    'This address has no page. The main sections of the Theme UI documentation are listed here.',
};
