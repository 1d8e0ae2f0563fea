/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { useEffect, useState, type ComponentType } from 'react';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { useSiteColorMode } from '../color-mode/useSiteColorMode';
import { withRetries } from '../browser/retry';
import { islandStart } from '../islands/attributes';
import { inMode } from '../themes/in-mode';
import { resolvePreviewMode } from '../live-code/looks';

/** The preset that the address asks for, if any; its theme is missing for an unknown one. */
type Look = undefined | { preset: string; theme: Theme | undefined };

/** The preset that the address names, once it is loaded. */
function useAskedPreset(): Look {
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    const preset = new URLSearchParams(window.location.search).get('preset');
    if (!preset) return;
    withRetries(() => import('@theme-ui/presets')).then(
      (presets) =>
        setLook({
          preset,
          theme: Object.hasOwn(presets, preset)
            ? (presets[preset as keyof typeof presets] as Theme)
            : undefined,
        }),
      () => setLook({ preset, theme: undefined }),
    );
  }, []);
  return look;
}

/** A recipe in a preset, in the mode that is nearest to that of the site. */
function InPreset({ name, theme, Recipe }: { name: string; theme: Theme; Recipe: ComponentType }) {
  const names = Object.keys((theme.colors?.modes as object | undefined) ?? {});
  const mode = resolvePreviewMode('', useSiteColorMode(), ['', ...names]) ?? '';
  const shown = inMode(theme, mode);
  return (
    // A function: an object would be merged over the theme of this site.
    <ThemeUIProvider theme={() => shown}>
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

/** The live example of a recipe in the theme of this site or, with `?preset=funk`, in a preset. */
export function RecipeLook({ Recipe }: { Recipe: ComponentType }) {
  const look = useAskedPreset();
  return (
    <div {...attribute(islandStart, 'near')}>
      {look && !look.theme && (
        <p role="alert" sx={{ m: 0, p: 3, bg: 'highlight' }}>
          There is no preset “{look.preset}”, or it did not load. This is the theme of this site.
        </p>
      )}
      {look?.theme ? (
        <InPreset name={look.preset} theme={look.theme} Recipe={Recipe} />
      ) : (
        <Recipe />
      )}
    </div>
  );
}
