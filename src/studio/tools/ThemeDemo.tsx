/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Theme } from 'theme-ui';
import { presetNames, presetPath } from '../themes/presets';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { emptyPreset } from '../../sandbox/live-code/messages';
import { addressOf } from '../../base/facts/base-url';
import { demoQuery, linkedTheme, readDemoAddress, type DemoRequest } from '../themes/demo-address';
import { measurePairs, palettesOf } from '../../base/theme-data/palette';
import { openTheme, type OpenedTheme } from '../themes/shared-theme';
import { decodeTheme, holdsTheme } from '../themes/theme-link';
import { SmallSelect } from '../../sandbox/controls/SmallSelect';
import { OpenInPlayground } from '../../sandbox/live-code/OpenIn';
import { startingWork } from '../../sandbox/live-code/starting-work';
import { ThemeProblems } from './customize/ThemeProblems';
import { StickyBar } from './StickyBar';
import { ThemeSheet, type ShownTheme } from './ThemeSheet';
import { ThemeStrip } from './ThemeStrip';
import { noteStyle, rowStyle } from '../../sandbox/controls/control-styles';
import { useAddress } from './useAddress';

const names: readonly string[] = presetNames;

/** Preset of a URL without one. It has a color for everything that the components use. */
const firstPreset = 'swiss';

/** Result of reading the hash. */
interface LinkResult {
  hash: string;
  openedTheme?: OpenedTheme;
  problem?: string;
}

/** Reads the theme of the hash; undefined until it's read, and if there's none. */
function useLinkedTheme(hash: string): LinkResult | undefined {
  const [linkResult, setLinkResult] = useState<LinkResult>();
  useEffect(() => {
    if (!holdsTheme(hash)) return;
    let isCurrent = true;
    decodeTheme(hash)
      .then((shared) => ({ hash, openedTheme: openTheme(shared, presets) }))
      .catch((error: Error) => ({ hash, problem: error.message }))
      .then((result) => isCurrent && setLinkResult(result));
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return linkResult?.hash === hash ? linkResult : undefined;
}

/** Finds a theme by its name in the query. A mode that it doesn't have becomes its first. */
function themeNamed(name: string, mode: string, openedTheme: OpenedTheme | undefined): ShownTheme {
  const fromLink = name === linkedTheme && openedTheme;
  const theme = fromLink ? fromLink.theme : (presets[name as keyof typeof presets] as Theme);
  const modes = palettesOf(theme).map((palette) => palette.name);
  return {
    name: fromLink ? fromLink.name : name,
    theme,
    mode: modes.includes(mode) ? mode : modes[0]!,
    isForeign: Boolean(fromLink),
  };
}

function summary({ name, theme, mode }: ShownTheme): string {
  const { palette } = palettesOf(theme).find((modePalette) => modePalette.name === mode)!;
  const low = measurePairs(theme, palette).filter(
    ({ contrast, limit }) => contrast !== undefined && contrast < limit,
  );
  const verdict =
    low.length === 0
      ? 'all color pairs have enough contrast'
      : `${low.length} ${low.length === 1 ? 'color pair doesn’t' : 'color pairs don’t'} have enough contrast`;
  return `${name}, mode ${mode}: ${verdict}`;
}

/** /demo: a preset or a theme from a link, alone or next to another. */
export function ThemeDemo() {
  const { search, hash, go } = useAddress();
  const linkResult = useLinkedTheme(hash);
  const openedTheme = linkResult?.openedTheme;
  const request = useMemo(
    () => readDemoAddress(search, [firstPreset, ...names], Boolean(openedTheme)),
    [search, openedTheme],
  );
  const { theme, mode, beside, besideMode } = request;
  const themes = useMemo(
    () => [
      themeNamed(request.theme, request.mode, openedTheme),
      ...(request.beside ? [themeNamed(request.beside, request.besideMode, openedTheme)] : []),
    ],
    [request, openedTheme],
  );
  // Deferred, so that the bar reacts at once.
  const shown = useDeferredValue(themes);
  const choices = openedTheme ? [linkedTheme, ...names] : names;
  const change = (next: Partial<DemoRequest>) => go(demoQuery({ ...request, ...next }));

  const options = choices.map((name) => (
    <option key={name} value={name} translate="no">
      {name === linkedTheme ? openedTheme!.name : name}
    </option>
  ));
  const first = themes[0]!;
  return (
    <div data-start-on="address">
      <StickyBar label="Themes to show">
        <ThemeStrip
          themes={choices.map((id) => ({ id, ...themeNamed(id, '', openedTheme) }))}
          chosen={theme}
          onChoose={(name) => change({ theme: name, mode: '' })}
        />
        <SmallSelect
          label="Compare with"
          value={beside}
          onChange={(name) => change({ beside: name, besideMode: '' })}
        >
          <option value="">None</option>
          {options}
        </SmallSelect>
        {beside && (
          <button
            type="button"
            onClick={() =>
              change({ theme: beside, mode: besideMode, beside: theme, besideMode: mode })
            }
            sx={{ variant: 'buttons.tool' }}
          >
            Swap
          </button>
        )}
        <div sx={{ ...rowStyle, marginInlineStart: [0, 'auto'], '> a': { px: [2, '12px'] } }}>
          {theme !== linkedTheme && (
            <a href={addressOf(presetPath(theme))} sx={{ variant: 'buttons.tool' }}>
              About {theme}
            </a>
          )}
          <OpenInPlayground
            work={{
              code: startingWork.code,
              theme: theme === linkedTheme ? JSON.stringify(first.theme, null, 2) : '',
              preset: theme === linkedTheme ? emptyPreset : theme,
              mode: first.mode,
            }}
          >
            Playground
          </OpenInPlayground>
          <a
            href={addressOf('/customize') + (theme === linkedTheme ? hash : `?base=${theme}`)}
            sx={{ variant: 'buttons.main' }}
          >
            Customize
          </a>
        </div>
        <VisuallyHidden>
          <span role="status">{search && shown.map(summary).join('. ')}</span>
        </VisuallyHidden>
      </StickyBar>
      {(linkResult?.problem ?? request.problem) && (
        <p role="alert" sx={noteStyle}>
          {linkResult?.problem ?? request.problem}
        </p>
      )}
      {openedTheme && <ThemeProblems problems={openedTheme.problems} />}
      {theme === 'base' && (
        <p sx={{ m: 0, mb: 3, fontSize: 1, color: 'gray' }}>
          base doesn’t set margins, so you see the browser’s. It’s a starting point for your own
          theme.
        </p>
      )}
      <ThemeSheet
        themes={shown}
        onMode={(index, next) => change(index === 0 ? { mode: next } : { besideMode: next })}
      />
    </div>
  );
}
