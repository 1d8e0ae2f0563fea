import { useEffect, useState } from 'react';
import type { Theme } from 'theme-ui';
import { loadFont } from '../../sandbox/fonts/load-font';
import { fontsIn } from '../../sandbox/fonts/web-fonts';

/** Loads the fonts from this site that a theme names. Returns the names of those that failed to load. */
export function useThemeFonts(theme: Theme): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const names = fontsIn(JSON.stringify(theme.fonts ?? {}))
    .map(({ family }) => family)
    .join();
  useEffect(() => {
    let isCurrent = true;
    const loads = fontsIn(names).map((font) =>
      loadFont(font).then(
        () => undefined,
        () => font.family,
      ),
    );
    void Promise.all(loads).then((failed) => {
      if (isCurrent) setMissing(failed.filter((family) => family !== undefined));
    });
    return () => {
      isCurrent = false;
    };
  }, [names]);
  return missing;
}
