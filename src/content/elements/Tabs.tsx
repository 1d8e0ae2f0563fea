/** @jsxImportSource theme-ui */
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { withPart } from './part-name';

/** Style of a tab, also of those of install commands. */
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
  children: ReactNode;
}

/** Content of a tab. `Tabs` renders it. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

const isItem = (node: ReactNode): node is ReactElement<TabItemProps> => isValidElement(node);

/**
 * Tabs with upstream's props, as static HTML: ./tab-selection handles them. Without scripts and in print, all panels
 * are visible below their labels.
 */
export function Tabs({ groupId, defaultValue, values, partName = '', children }: TabsProps) {
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
  return (
    <div data-tabs={groupId ? `tab-${groupId}` : ''} sx={{ my: 3 }}>
      <div
        role="tablist"
        aria-label={withPart(panels.map(({ label }) => label).join(', '), partName)}
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
          sx={{
            '@media screen': {
              'html[data-scripts] &:not([data-selected], [hidden])': { display: 'none' },
            },
          }}
        >
          <p data-without-scripts="" sx={{ mb: 0 }}>
            <strong>{label}</strong>
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
