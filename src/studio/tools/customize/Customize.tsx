/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react';
import { Activity, useCallback, useEffect, useState } from 'react';
import type { Theme } from 'theme-ui';
import type { Draft } from '../../themes/draft';
import { modeNames } from '../../../base/theme-data/in-mode';
import { usableTheme } from '../../themes/shared-theme';
import { findPath, type ThemePath } from '../../../base/theme-data/theme-path';
import { Tabs } from '../../../sandbox/controls/Tabs';
import { aboveMessages } from '../FieldMessage';
import { rowScrollStyle } from '../row-scroll';
import { Specimens } from '../Specimens';
import { sizes, smallScreen } from '../../../base/design/scales';
import { messageColors } from '../../../base/design/message-colors';
import { noteStyle } from '../../../sandbox/controls/control-styles';
import { ColorsEditor } from './colors/ColorsEditor';
import { componentKinds } from './components/component-styles';
import { ComponentsEditor } from './components/ComponentsEditor';
import { ContrastEditor } from './contrast/ContrastEditor';
import { DraftBar } from './DraftBar';
import { fieldId } from './fields/editor';
import { EditorSheet } from './EditorSheet';
import { RawEditor } from './raw/RawEditor';
import { ScaleEditors } from './scales/ScaleEditors';
import { shapeScales, spaceScales, typeScales, type Scale } from './scales/scales';
import { ThemePreview } from './preview/ThemePreview';
import { ThemeProblems } from './ThemeProblems';
import type { Vision } from '../../../base/theme-data/color-vision';
import { VisionFilter, visionFilter } from './vision/VisionFilter';
import { useThemeKeys } from './drafts/useThemeKeys';
import { useThemeStore } from './drafts/useThemeStore';
import { useUndoKeys } from './drafts/useUndoKeys';

const tabs = ['Colors', 'Contrast', 'Type', 'Space', 'Shape', 'Components', 'Raw'] as const;

type TabName = (typeof tabs)[number];

/** Keys of a theme with variants that have an editor. */
const componentGroups = new Set(componentKinds.flatMap(({ paths }) => paths.map(([key]) => key)));

/** Returns the tab that edits a key of a theme. What has no fields is in "Raw". */
function tabOf(key: string): TabName {
  if (key === 'colors') return 'Colors';
  if (componentGroups.has(key)) return 'Components';
  const isIn = (scales: readonly Scale[]) => scales.some(({ name }) => name === key);
  if (isIn(typeScales)) return 'Type';
  if (isIn(spaceScales)) return 'Space';
  return isIn(shapeScales) ? 'Shape' : 'Raw';
}

/** /customize: editors of all parts of a theme, next to a preview. */
export function Customize() {
  const [store, state] = useThemeStore();
  useUndoKeys(store);
  useThemeKeys(store);
  const { notice } = state;
  const { theme } = state.history.present;
  const { usable, problems } = usableTheme(theme);
  const modes = modeNames(usable);
  const [tab, setTab] = useState<TabName>('Colors');
  /** Tabs that were open stay mounted, to keep what was typed and chosen there. */
  const [openedTabs, setOpenedTabs] = useState<ReadonlySet<TabName>>(new Set([tab]));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  /** Vision that colors are shown for; undefined for full color. */
  const [vision, setVision] = useState<Vision>();
  const [inspectedPath, setInspectedPath] = useState<ThemePath>();
  // The number remounts the editor, also if the same part is inspected again.
  const [inspectedVariant, setInspectedVariant] = useState<{ path?: ThemePath; number: number }>({
    number: 0,
  });
  const edit = store.edit.bind(store);
  const editor = { theme, edit };
  const panels = {
    Colors: () => <ColorsEditor key={state.id} {...editor} />,
    Contrast: () => (
      <ContrastEditor
        key={state.id}
        theme={usable}
        edit={edit}
        vision={vision}
        onVision={setVision}
      />
    ),
    Type: () => <ScaleEditors key={state.id} {...editor} scales={typeScales} />,
    Space: () => <ScaleEditors key={state.id} {...editor} scales={spaceScales} />,
    Shape: () => <ScaleEditors key={state.id} {...editor} scales={shapeScales} />,
    Components: () => (
      <ComponentsEditor
        key={inspectedVariant.number}
        themeId={state.id}
        {...editor}
        usable={usable}
        modes={modes}
        inspectedPath={inspectedVariant.path}
      />
    ),
    Raw: () => <RawEditor themeId={state.id} {...editor} />,
  };

  // `useCallback`, because the bar is memoized.
  const create = useCallback(
    (created: Draft) => {
      store.create(created, true);
      setTab('Colors');
    },
    [store],
  );

  function openTab(next: TabName): void {
    setOpenedTabs((opened) => new Set([...opened, next]));
    setTab(next);
  }

  /** Focuses the field of the first value that has one. "Components" then shows the variant of the part. */
  function inspect(keys: string[]): void {
    const paths = keys.map((key) => findPath(theme, key)).filter((path) => path !== undefined);
    const pathTabs = paths.map(([key]) => tabOf(key!));
    const variant = paths[pathTabs.indexOf('Components')];
    const place = pathTabs.findIndex((tabName) => tabName !== 'Raw' && tabName !== 'Components');
    const path = paths[place] ?? variant ?? paths[0];
    if (!path) return;
    setInspectedVariant(({ number }) => ({
      ...(variant && { path: variant }),
      number: number + 1,
    }));
    openTab(tabOf(path[0]!));
    setIsSheetOpen(true);
    setInspectedPath(path);
  }
  // After the sheet has opened, because hidden fields can't be focused. A variant has no field: its tab gets the focus.
  useEffect(() => {
    if (!inspectedPath) return;
    const field = document.getElementById(fieldId(inspectedPath));
    (field ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  }, [inspectedPath]);

  return (
    <div
      data-start-on="near"
      style={{ '--vision': visionFilter(vision) } as object}
      sx={screenStyle}
    >
      {vision && <VisionFilter vision={vision} />}
      <DraftBar store={store} state={state} onCreate={create} />
      <div role="alert" sx={{ flex: 'none' }}>
        {notice?.isAlert && <p sx={alertStyle}>{notice.text}</p>}
      </div>
      <div sx={{ flex: 'none', maxHeight: '40%', overflowY: 'auto' }}>
        <ThemeProblems problems={problems} />
      </div>
      <EditorSheet
        isOpen={isSheetOpen}
        onOpen={setIsSheetOpen}
        editor={
          <div sx={partsStyle}>
            <Tabs
              label="Theme parts"
              chosen={tabs.indexOf(tab)}
              onChange={(index) => openTab(tabs[index]!)}
              tabs={tabs.map((label) => ({
                label,
                panel: openedTabs.has(label) && (
                  <Activity mode={label === tab ? 'visible' : 'hidden'}>
                    <div sx={{ p: 3 }}>{panels[label]()}</div>
                  </Activity>
                ),
              }))}
            />
          </div>
        }
        preview={
          <>
            <p data-without-scripts="" sx={noteStyle}>
              The editor needs JavaScript. This is the theme that it starts with.
            </p>
            <ThemePreview store={store} history={state.history} vision={vision} onInspect={inspect}>
              <div id="specimens">
                <Specimens label="Specimens" theme={usable as Theme} mode={modes[0]!} />
              </div>
            </ThemePreview>
          </>
        }
      />
      <div role="status" sx={noticePlace}>
        {notice && !notice.isAlert && (
          <span key={notice.text} sx={noticeStyle}>
            {notice.text}
          </span>
        )}
      </div>
    </div>
  );
}

/** The tool fills the window below the header. What's larger scrolls in its pane. */
const screenStyle = {
  position: 'relative',
  // Opening the sheet moves its parts, and must not scroll the page.
  overflowAnchor: 'none',
  '@media screen': {
    'html[data-scripts] &': {
      display: 'flex',
      flexDirection: 'column',
      height: `calc(100dvh - ${sizes.header}px)`,
      minHeight: 480,
      overflow: 'hidden',
      borderBottom: 'thin',
    },
  },
} as const;

const alertStyle = { m: 0, px: 3, py: 2, fontSize: 1, ...messageColors('danger') } as const;

/** The tabs stay in view, and the panel of the selected one scrolls. */
const partsStyle = {
  display: 'contents',
  '> div': { flex: '1 1 auto' },
  '> div > [role="tablist"]': {
    flex: 'none',
    px: 2,
    pt: 1,
    [`@media ${smallScreen}`]: rowScrollStyle,
  },
  '@media screen': {
    // Below the sticky header of the colors.
    '> div > [role="tabpanel"]': { ...aboveMessages, overflowY: 'auto', scrollPaddingTop: 40 },
    // Above the problems of a text.
    '> div > [role="tabpanel"]:has([role="alert"]:not(:empty))': { scrollPaddingBottom: 112 },
  },
} as const;

/** Floats above the lower edge, so that it moves nothing. */
const noticePlace = {
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: 1,
  maxWidth: 'calc(100% - 32px)',
  pointerEvents: 'none',
} as const;

const hide = keyframes({ to: { visibility: 'hidden' } });

const noticeStyle = {
  display: 'block',
  px: 3,
  py: 2,
  fontSize: 1,
  color: 'background',
  bg: 'text',
  borderRadius: 'default',
  boxShadow: 'raised',
  animation: `${hide} 0s 6s forwards`,
} as const;
