/** The 404 page's title and description. */
export const notFound = {
  title: 'Page not found',
  description:
    'This address has no page. The main sections of the Theme UI documentation are listed here.',
};
