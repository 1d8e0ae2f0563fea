/** @jsxImportSource theme-ui */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { messageColors, type Meaning } from '../../base/design/message-colors';
import { admonitionTitles } from './admonition-titles';

const meanings: Record<string, Meaning> = {
  Tip: 'success',
  Warning: 'warning',
  Caution: 'warning',
  Danger: 'danger',
};

/** Shapes of the icons, in a square of 16: a circle with an i, a check mark, and a triangle or octagon with a !. */
const icons: Record<Meaning, string> = {
  info: 'M8 1a7 7 0 100 14A7 7 0 008 1zm-1 3h2v2H7zm0 3h2v5H7z',
  success: 'M8 1a7 7 0 100 14A7 7 0 008 1zM4.5 8l1-1L7 8.5 10.5 5l1 1L7 10.5z',
  warning: 'M8 1l7 13H1zM7 6v4h2V6zm0 5v2h2v-2z',
  danger: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zm2 3v5h2V4zm0 6v2h2v-2z',
};

/** True for the element that Docusaurus uses for a title with formatting: `:::note[In *0.17*]`. */
const isTitle = (node: ReactNode) => isValidElement(node) && node.type === 'mdxAdmonitionTitle';

/**
 * Admonition: `:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`, and the older names of ./admonition-titles.
 * Not an `<aside>`, which reader views leave out, or a `<div>`, which they leave out if a fifth of its text is links.
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
  const meaning = meanings[defaultTitle] ?? 'info';
  const content = Children.toArray(children);
  const formattedTitle = content.find(isTitle) as ReactElement<{ children: ReactNode }> | undefined;
  return (
    <section
      role="note"
      sx={{
        my: '1.5em',
        px: 3,
        py: '12px',
        ...messageColors(meaning),
        borderStartEndRadius: 'default',
        borderEndEndRadius: 'default',
        '& > :nth-child(2)': { mt: 2 },
        '& > :last-child': { mb: 0 },
      }}
    >
      <p
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          m: 0,
          fontSize: 1,
          fontWeight: 'bold',
          color: meaning,
        }}
      >
        <svg
          viewBox="0 0 16 16"
          width={16}
          height={16}
          fill="currentColor"
          fillRule="evenodd"
          aria-hidden="true"
          sx={{ flex: 'none' }}
        >
          <path d={icons[meaning]} />
        </svg>
        <span>{formattedTitle?.props.children ?? title ?? defaultTitle}</span>
      </p>
      {content.filter((node) => !isTitle(node))}
    </section>
  );
}
