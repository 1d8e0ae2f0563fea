/** @jsxImportSource theme-ui */
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { withPart } from './part-name';
import { groupKeyPrefix, selectionAttribute } from './tab-selection';

/** Style of a tab, also of those of the sandbox. */
export const tabStyle = {
  appearance: 'none',
  border: 0,
  bg: 'transparent',
  color: 'gray',
  fontFamily: 'inherit',
  fontSize: 1,
  px: 2,
  py: 2,
  cursor: 'pointer',
  borderBottom: '2px solid transparent',
  ':hover': { color: 'text' },
  ':focus-visible': { outlineOffset: '-2px' },
  '&[aria-selected="true"]': { color: 'text', borderBottomColor: 'primary' },
} as const;

interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

interface TabsProps {
  /** Tabs with the same group share their selection, which is stored. */
  groupId?: string;
  defaultValue?: string;
  /** Labels, if they aren't on the tab items. */
  values?: { value: string; label?: string; default?: boolean }[];
  /** Name in the accessible names of the tabs, if the page has several. Not upstream's. */
  partName?: string;
  /** Accessible name of the list of tabs; by default, their labels. Not upstream's. */
  label?: string;
  /** Local storage key of the selection; by default, that of the group. Not upstream's. */
  storageKey?: string;
  /** False if each panel's content says which tab it belongs to. Not upstream's. */
  hasPanelLabels?: boolean;
  children: ReactNode;
}

/** Content of a tab. `Tabs` renders it. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

const isItem = (node: ReactNode): node is ReactElement<TabItemProps> => isValidElement(node);

/**
 * Style of a panel. Hides it unless its tab is selected: before ./tab-selection runs, that's the stored tab, and
 * `data-selected` marks the default.
 * @param values values of all tabs
 */
function createPanelStyle(storageKey: string, values: string[], value: string) {
  const unselected = '&:not([data-selected], [hidden])';
  const hidden = { display: 'none' };
  if (!storageKey) return { '@media screen': { [`html[data-scripts] ${unselected}`]: hidden } };
  const attribute = selectionAttribute(storageKey);
  // Emotion replaces `&`, also in strings.
  const toSelector = (stored: string) =>
    `[${attribute}=${JSON.stringify(stored).replaceAll('&', String.raw`\26 `)}]`;
  const others = values.filter((other) => other !== value).map(toSelector);
  return {
    '@media screen': {
      [`html[data-scripts]:not(${toSelector(value)}) ${unselected}`]: hidden,
      [`html[data-scripts]:is(${others.join()}) &[data-selected]`]: hidden,
    },
  };
}

/**
 * Tabs with upstream's props, as static HTML: ./tab-selection handles them. The selection of a group is stored, and
 * applies to the whole site. Without scripts and in print, all panels are visible.
 */
export function Tabs({
  groupId,
  defaultValue,
  values,
  partName = '',
  label: listLabel,
  storageKey = groupId ? groupKeyPrefix + groupId : '',
  hasPanelLabels = true,
  children,
}: TabsProps) {
  const id = useId();
  const panels = Children.toArray(children)
    .filter(isItem)
    .map(({ props }) => {
      const item = values?.find(({ value }) => value === props.value);
      return { ...props, ...item, label: item?.label ?? props.label ?? props.value };
    });
  const selected =
    panels.find((panel) => panel.value === defaultValue) ??
    panels.find((panel) => panel.default) ??
    panels[0];
  const tabValues = panels.map(({ value }) => value);
  return (
    <div data-tabs={storageKey} sx={{ my: 3 }}>
      <div
        role="tablist"
        aria-label={withPart(listLabel ?? panels.map(({ label }) => label).join(', '), partName)}
        data-with-scripts=""
        sx={{ display: 'flex', overflowX: 'auto', borderBottom: 'thin' }}
      >
        {panels.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-label={partName ? withPart(label, partName) : undefined}
            aria-controls={`${id}-${index}-panel`}
            aria-selected={value === selected?.value}
            tabIndex={value === selected?.value ? 0 : -1}
            data-tab={value}
            sx={{ ...tabStyle, flex: 'none', whiteSpace: 'nowrap' }}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ value, label, children: content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
          {...(value === selected?.value ? { 'data-selected': '' } : {})}
          sx={createPanelStyle(storageKey, tabValues, value)}
        >
          {hasPanelLabels && (
            <p data-without-scripts="" sx={{ mb: 0 }}>
              <strong>{label}</strong>
            </p>
          )}
          {content}
        </div>
      ))}
    </div>
  );
}
