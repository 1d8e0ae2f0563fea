import { backgrounds } from '../../design/backgrounds';
import { addressOf } from '../../site/base-url';
import { siteDescription, siteName } from '../../site/facts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: addressOf(`/img/${name}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, path: string) => ({ name, url: addressOf(path) });

/** What browsers install: https://www.w3.org/TR/appmanifest/ */
export const webManifest = {
  id: addressOf('/'),
  name: `${siteName} documentation`,
  short_name: siteName,
  description: siteDescription,
  lang: 'en-US',
  dir: 'ltr',
  start_url: addressOf('/'),
  scope: addressOf('/'),
  display: 'standalone',
  background_color: backgrounds.default,
  theme_color: backgrounds.default,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('icon-maskable-512', 512, 'maskable'),
  ],
  screenshots: [
    {
      src: addressOf('/img/screenshot-wide.png'),
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The page of Button, with a live example',
    },
    {
      src: addressOf('/img/screenshot-narrow.png'),
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The page of Button on a phone',
    },
  ],
  shortcuts: [
    shortcut('Components', '/components'),
    shortcut('The sx Prop', '/sx-prop'),
    shortcut('Playground', '/playground'),
  ],
};
