/** @jsxImportSource theme-ui */
import { useEffect, useState, type ComponentType } from 'react';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { useSiteColorMode } from '../../runtime/color-mode/useSiteColorMode';
import { importModule } from '../../runtime/page-loading/failed-load';
import { withFixedMode, splitModes } from '../../base/theme-data/in-mode';
import { resolvePreviewMode } from '../../sandbox/live-code/looks';

/** Preset in the query. `theme` is undefined if the preset doesn't exist or failed to load. */
interface RequestedPreset {
  name: string;
  theme: Theme | undefined;
}

/** Loads the preset in the query; undefined if there's none, and until it's loaded. */
function useRequestedPreset(): RequestedPreset | undefined {
  const [preset, setPreset] = useState<RequestedPreset>();
  useEffect(() => {
    const name = new URLSearchParams(window.location.search).get('preset');
    if (!name) return;
    importModule(() => import('@theme-ui/presets')).then(
      (presets) =>
        setPreset({
          name,
          theme: Object.hasOwn(presets, name)
            ? (presets[name as keyof typeof presets] as Theme)
            : undefined,
        }),
      () => setPreset({ name, theme: undefined }),
    );
  }, []);
  return preset;
}

/** A recipe in a preset, in the preset's mode that is closest to the site's color mode. */
function InPreset({ name, theme, Recipe }: { name: string; theme: Theme; Recipe: ComponentType }) {
  const names = Object.keys(splitModes(theme).modes);
  const mode = resolvePreviewMode('', useSiteColorMode(), ['', ...names]) ?? '';
  const modeTheme = withFixedMode(theme, mode);
  return (
    // A function replaces the site's theme; an object would be merged into it.
    <ThemeUIProvider theme={() => modeTheme}>
      <div
        data-specimens=""
        data-preset={name}
        sx={{ variant: 'styles.root', color: 'text', bg: 'background', minHeight: '100vh' }}
      >
        <Recipe />
      </div>
    </ThemeUIProvider>
  );
}

/** Live example of a recipe in this site's theme or, with `?preset=funk`, in a preset. */
export function RecipeLook({ Recipe }: { Recipe: ComponentType }) {
  const preset = useRequestedPreset();
  return (
    <div data-start-on="near">
      {preset && !preset.theme && (
        <p role="alert" sx={{ m: 0, p: 3, bg: 'highlight' }}>
          There’s no preset “{preset.name}”, or it failed to load. The recipe uses this site’s
          theme.
        </p>
      )}
      {preset?.theme ? (
        <InPreset name={preset.name} theme={preset.theme} Recipe={Recipe} />
      ) : (
        <Recipe />
      )}
    </div>
  );
}
