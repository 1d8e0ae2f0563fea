/** @jsxImportSource theme-ui */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { admonitionTitles } from './admonition-titles';

const colors: Record<string, string> = {
  Tip: 'primary',
  Info: 'primary',
  Warning: 'secondary',
  Caution: 'secondary',
  Danger: 'accent',
};

/** True for the element that Docusaurus uses for a title with formatting: `:::note[In *0.17*]`. */
const isTitle = (node: ReactNode) => isValidElement(node) && node.type === 'mdxAdmonitionTitle';

/**
 * Admonition: `:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`, and the older names of ./admonition-titles.
 */
export function Admonition({
  type,
  title,
  children,
}: {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}) {
  const defaultTitle = admonitionTitles[type]!;
  const color = colors[defaultTitle] ?? 'gray';
  const content = Children.toArray(children);
  const formattedTitle = content.find(isTitle) as ReactElement<{ children: ReactNode }> | undefined;
  return (
    <aside
      sx={{
        my: 4,
        px: 3,
        py: 2,
        border: 'thin',
        borderInlineStart: '4px solid',
        borderInlineStartColor: color,
        borderRadius: 'default',
        '& > p': { my: 2 },
      }}
    >
      <p sx={{ variant: 'text.caps', color }}>
        {formattedTitle?.props.children ?? title ?? defaultTitle}
      </p>
      {content.filter((node) => !isTitle(node))}
    </aside>
  );
}
