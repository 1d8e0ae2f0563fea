/** One page of every kind. */
export const kinds = [
  '/',
  '/theming',
  '/components/button',
  '/components',
  '/presets/tailwind',
  '/recipes',
  '/recipes/header-a1',
  '/playground',
  '/customize',
  '/demo',
  '/random',
  '/search?q=donut',
  '/changes',
  '/versions',
  '/no/such/page',
];
