import { basesOf, findLink } from '../../src/shell/layout/header-links';

const links = [
  { label: 'Docs', to: '/getting-started', activeBasePath: '/' },
  { label: 'Chat', href: 'https://example.org' },
  { label: 'Components', to: '/components' },
  { label: 'Presets', to: '/packages/presets', activeBasePath: '/presets' },
  { label: 'Button', to: '/components/button' },
];

test.each([
  ['/components', 'Components'],
  ['/components/box', 'Components'],
  ['/components/button', 'Button'],
  ['/presets/funk', 'Presets'],
  ['/packages/presets', 'Presets'],
  ['/packages/prism', 'Docs'],
  ['/componentship', 'Docs'],
  ['/theming', 'Docs'],
  ['/', undefined],
  ['/404.html', undefined],
])('the link of the header for %s is %s', (path, label) => {
  expect(links[findLink(links.map(basesOf), path)]?.label).toBe(label);
});
