import { backgrounds } from '../../../base/design/backgrounds';
import { addressOf } from '../../../base/facts/base-url';
import { siteName } from '../../../base/facts/facts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: addressOf(`/img/${name}.png`),
  sizes: `${size}x${size}`,
  purpose,
});

const shortcut = (name: string, path: string) => ({ name, url: addressOf(path) });

/** Web app manifest, without default values. See https://www.w3.org/TR/appmanifest/ */
export const webManifest = {
  id: addressOf('/'),
  name: `${siteName} documentation`,
  short_name: siteName,
  description: `Guides and reference for ${siteName}.`,
  lang: 'en-US',
  start_url: addressOf('/'),
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
      form_factor: 'wide',
      label: 'Button, with a live example',
    },
    {
      src: addressOf('/img/screenshot-narrow.png'),
      sizes: '390x844',
      form_factor: 'narrow',
      label: 'Button on a phone',
    },
  ],
  shortcuts: [
    shortcut('Components', '/components'),
    shortcut('The sx Prop', '/sx-prop'),
    shortcut('Playground', '/playground'),
  ],
};
