/** @jsxImportSource theme-ui */
import { tabStyle } from '../mdx/Tabs';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { indexAfterKey, rowKeys } from '../browser/keys';

interface Tab {
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: Tab[];
  /** Index of the chosen tab, where its owner keeps it. */
  chosen?: number;
  /** Called with the index of the tab that is chosen. */
  onChange?: (index: number) => void;
}

/** Tabs by the ARIA pattern: arrow keys choose. All panels stay mounted, so none loses its state. */
export function Tabs({ label, tabs, chosen, onChange }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(0);
  const selected = chosen ?? own;
  const list = useRef<HTMLDivElement>(null);

  // The owner may choose a tab that the row has scrolled out. Only the row scrolls, not the page.
  useEffect(() => {
    const row = list.current!;
    const tab = row.children[selected] as HTMLElement;
    const { offsetLeft, offsetWidth } = tab;
    if (row.scrollWidth > row.clientWidth) {
      row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
    }
  }, [selected]);

  function select(index: number): void {
    setOwn(index);
    onChange?.(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = indexAfterKey(event, selected, tabs.length, rowKeys);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    document.getElementById(`${id}-tab-${next}`)!.focus();
  }

  return (
    <div sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} sx={listStyle}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            sx={{
              ...tabStyle,
              // The editors of a theme have nine tabs.
              px: 1,
              mx: '2px',
              flex: 'none',
              // Forced colors remove the difference.
              '@media (forced-colors: active)': { '&[aria-selected=true]': { outlineWidth: 3 } },
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          sx={index === selected ? { flex: '1 1 auto', minHeight: 0 } : hiddenStyle}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

const cover = 'linear-gradient(var(--theme-ui-colors-background) 0 0)';
const edge = 'color-mix(in srgb, var(--theme-ui-colors-text) 25%, transparent), transparent';

/** Tabs that don't fit scroll sideways. A shadow marks the edge where there are more: at the end, a cover hides it. */
const listStyle = {
  // Origin of the tabs' `offsetLeft`.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 'thin',
  background: [
    `${cover} 0 0 / 16px 100% local no-repeat`,
    `${cover} 100% 0 / 16px 100% local no-repeat`,
    `linear-gradient(to right, ${edge}) 0 0 / 12px 100% scroll no-repeat`,
    `linear-gradient(to left, ${edge}) 100% 0 / 12px 100% scroll no-repeat`,
  ].join(', '),
} as const;

/** Keeps its width: browsers neither lay out nor paint a frame in something that is not displayed. */
const hiddenStyle = { height: 0, overflow: 'hidden', visibility: 'hidden' } as const;
