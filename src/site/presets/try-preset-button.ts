import { createImport } from '../../runtime/browser/on-demand';
import type * as TryPresetModule from './browser/try-preset';

/** URL of ./browser/try-preset. src/assembly/page-html/plugin sets it. */
declare const TRY_PRESET_URL: string;

/** Loads the presets when a reader clicks a `[data-try-preset]`: the whole site is shown in the preset with this name. */
export function startTryPreset(): void {
  const importPresets = createImport<typeof TryPresetModule>(TRY_PRESET_URL);
  document.addEventListener('click', (event) => {
    const name = (event.target as Element)
      .closest('[data-try-preset]')
      ?.getAttribute('data-try-preset');
    if (!name) return;
    importPresets().then(
      ({ tryPreset }) => tryPreset(name),
      () => window.alert('The presets couldn’t be loaded. Check your connection and try again.'),
    );
  });
}
