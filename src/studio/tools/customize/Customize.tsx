/** @jsxImportSource theme-ui */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Theme } from 'theme-ui';
import { isCommand } from '../../../runtime/browser/keys';
import type { Draft } from '../../themes/draft';
import { modeNames } from '../../../base/theme-data/in-mode';
import { usableTheme } from '../../themes/shared-theme';
import { findPath, type ThemePath } from '../../../base/theme-data/theme-path';
import { Tabs } from '../../../sandbox/controls/Tabs';
import { Specimens } from '../Specimens';
import { noteStyle } from '../../../sandbox/controls/control-styles';
import { ColorsEditor } from './ColorsEditor';
import { componentKinds } from './component-styles';
import { ComponentsEditor } from './ComponentsEditor';
import { ContrastEditor } from './ContrastEditor';
import { DraftBar } from './DraftBar';
import { fieldId } from './editor';
import { EditorSheet } from './EditorSheet';
import { ExportPanel } from './ExportPanel';
import { ImportPanel } from './import/ImportPanel';
import { RawEditor } from './RawEditor';
import { ScaleEditors } from './ScaleEditors';
import { shapeScales, spaceScales, typeScales, type Scale } from './scales';
import { ThemePreview } from './ThemePreview';
import { ThemeProblems } from './ThemeProblems';
import { useLookKeys } from './useLookKeys';
import { useThemeStore } from './useThemeStore';

const tabs = [
  'Colors',
  'Contrast',
  'Type',
  'Space',
  'Shape',
  'Components',
  'Raw',
  'Import',
  'Export',
] as const;

type TabName = (typeof tabs)[number];

/** Tabs that stay mounted once they were open, to keep text that isn't a theme yet. */
const mountedTabs: readonly TabName[] = ['Raw', 'Import'];

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
  useLookKeys(store);
  const { notice } = state;
  const { name, base, theme } = state.history.present;
  const { usable, problems } = usableTheme(theme);
  const modes = modeNames(usable);
  const [tab, setTab] = useState<TabName>('Colors');
  const [visitedTabs, setVisitedTabs] = useState<readonly TabName[]>([]);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [inspectedPath, setInspectedPath] = useState<ThemePath>();
  // The number remounts the editor, also if the same part is inspected again.
  const [inspectedVariant, setInspectedVariant] = useState<{ path?: ThemePath; number: number }>({
    number: 0,
  });
  const edit = store.edit.bind(store);
  const editor = { theme, edit };
  const panels = {
    Colors: () => <ColorsEditor key={state.id} {...editor} />,
    Contrast: () => <ContrastEditor key={state.id} theme={usable} edit={edit} />,
    Type: () => <ScaleEditors key={state.id} {...editor} scales={typeScales} />,
    Space: () => <ScaleEditors key={state.id} {...editor} scales={spaceScales} />,
    Shape: () => <ScaleEditors key={state.id} {...editor} scales={shapeScales} />,
    Components: () => (
      <ComponentsEditor
        key={inspectedVariant.number}
        {...editor}
        usable={usable}
        modes={modes}
        inspectedPath={inspectedVariant.path}
      />
    ),
    Raw: () => <RawEditor key={state.id} {...editor} />,
    Import: () => (
      <ImportPanel onImport={(read, file) => create({ name: file, base: '', theme: read.theme })} />
    ),
    Export: () => <ExportPanel theme={theme} base={base} name={name} />,
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
    if (mountedTabs.includes(tab)) setVisitedTabs([...visitedTabs, tab]);
    setTab(next);
  }

  const openImport = useCallback(() => {
    setTab('Import');
    setIsSheetOpen(true);
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, target } = event;
    // Text areas have their own undo, and dialogs are modal.
    if (!isCommand(event) || altKey || (target as Element).closest('textarea, dialog')) return;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    if (letter === 'y' || shiftKey) store.redo();
    else store.undo();
  });
  // On the document, because a step may remove the field that had the focus.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

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
    <div data-start-on="near">
      <DraftBar store={store} state={state} onCreate={create} onImport={openImport} />
      <div role="status" sx={{ fontSize: 1, minHeight: 24 }}>
        {notice && !notice.isAlert && notice.text}
      </div>
      <div role="alert">{notice?.isAlert && <p sx={noteStyle}>{notice.text}</p>}</div>
      <ThemeProblems problems={problems} />
      <EditorSheet
        isOpen={isSheetOpen}
        onOpen={setIsSheetOpen}
        editor={
          <Tabs
            label="Parts of the theme"
            chosen={tabs.indexOf(tab)}
            onChange={(index) => openTab(tabs[index]!)}
            tabs={tabs.map((label) => ({
              label,
              panel: (label === tab || visitedTabs.includes(label)) && panels[label](),
            }))}
          />
        }
        preview={
          <>
            <p data-without-scripts="" sx={noteStyle}>
              The editor needs JavaScript. This is the theme that it starts with.
            </p>
            <ThemePreview store={store} history={state.history} onInspect={inspect}>
              <div id="specimens">
                <Specimens label="Specimens" theme={usable as Theme} mode={modes[0]!} />
              </div>
            </ThemePreview>
          </>
        }
      />
    </div>
  );
}
