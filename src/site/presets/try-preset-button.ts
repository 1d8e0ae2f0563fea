import { createImport } from '../../runtime/browser/on-demand';
import type * as SkinModule from './browser/wear-skin';

/** URL of ./browser/wear-skin. src/build/page-html/plugin sets it. */
declare const SKINS_URL: string;

/** Loads the presets when a reader clicks a `[data-skin]`: the whole site is shown in the preset with this name. */
export function startSkins(): void {
  const importSkins = createImport<typeof SkinModule>(SKINS_URL);
  document.addEventListener('click', (event) => {
    const name = (event.target as Element).closest('[data-skin]')?.getAttribute('data-skin');
    if (!name) return;
    importSkins().then(
      ({ wearSkin }) => wearSkin(name),
      () => window.alert('The presets couldn’t be loaded. Check your connection and try again.'),
    );
  });
}
