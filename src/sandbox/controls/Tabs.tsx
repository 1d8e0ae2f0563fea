/** @jsxImportSource theme-ui */
import { tabStyle } from '../../content/elements/Tabs';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { indexAfterKey, rowKeys } from '../../runtime/browser/keys';

interface Tab {
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: Tab[];
  /** Index of the selected tab; undefined if this component stores it. */
  chosen?: number;
  /** Called with the index of the tab that the reader selects. */
  onChange?: (index: number) => void;
}

/** Tabs, following the ARIA pattern: arrow keys select. All panels stay mounted, so none loses its state. */
export function Tabs({ label, tabs, chosen, onChange }: TabsProps) {
  const id = useId();
  const [lastSelected, setLastSelected] = useState(0);
  const selected = chosen ?? lastSelected;
  function select(index: number): void {
    setLastSelected(index);
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
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', flexWrap: 'wrap', px: '10px', borderBottom: 'thin' }}
      >
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
              // The editors of a theme have seven tabs.
              px: 1,
              mx: '2px',
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

/** Keeps the panel's width: browsers don't lay out or paint a frame inside `display: none`. */
const hiddenStyle = { height: 0, overflow: 'hidden', visibility: 'hidden' } as const;
