/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf } from '../../../base/facts/base-url';
import { markdownCopyPath } from '../../../base/facts/paths';

/** Chats that start with the question in their URL. */
const chats = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

/**
 * Button that copies the page as Markdown, which src/shell/layout/page-copy handles, and next to it a menu with other
 * ways to read it. Without scripts, a link to the Markdown copy. Also adds that link to the head.
 * @param props.path path of the page from the site's root, without a trailing slash
 */
export function MarkdownCopy({ path }: { path: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  const address = addressOf(markdownCopyPath(path));
  const question = `Read ${url}${encodeURI(address)}, so that I can ask questions about it.`;
  const link = { href: address, type: 'text/markdown', children: 'View as Markdown' };
  return (
    <div data-shell="" sx={{ fontSize: 1 }}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <a {...link} data-without-scripts="" sx={{ variant: 'styles.a' }} />
      <div data-with-scripts="" sx={controlStyle}>
        <button type="button" data-page-copy={address}>
          <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
            <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />
          </svg>
          Copy page
        </button>
        <span role="status" sx={statusStyle} />
        <details data-dropdown="list">
          <summary aria-label="Other ways to read this page" title="Other ways to read this page" />
          <ul>
            <li>
              <a {...link} />
            </li>
            {chats.map(([name, start]) => (
              <li key={name} data-public-only="">
                <a
                  href={start + encodeURIComponent(question)}
                  target="_blank"
                  rel="noreferrer"
                >{`Open in ${name}`}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

/** The button and the menu's button look like one control, as quiet as the breadcrumbs next to it. */
const controlStyle = {
  position: 'relative',
  display: 'flex',
  // The arrow ends near where the text does.
  marginInlineEnd: -12,
  '> button, summary': {
    variant: 'buttons.tool',
    px: 2,
    color: 'gray',
    bg: 'transparent',
    borderColor: 'transparent',
    ':hover': { color: 'text', bg: 'muted', borderColor: 'transparent' },
  },
  svg: { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' },
  summary: { minWidth: 32, '@media (pointer: coarse)': { minWidth: 44 } },
  'details > summary::after': { m: 0 },
  'details[data-dropdown] ul': {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    mt: 1,
    color: 'text',
  },
  'html:not([data-public]) & [data-public-only]': { display: 'none' },
} as const;

/** Below the control, where the menu is, so that it doesn't move anything. */
const statusStyle = {
  position: 'absolute',
  zIndex: 'backdrop',
  top: '100%',
  insetInlineEnd: 32,
  width: 'max-content',
  maxWidth: 256,
  pointerEvents: 'none',
  ':not(:empty)': {
    px: 2,
    py: 1,
    bg: 'background',
    border: 'thin',
    borderRadius: 'default',
    boxShadow: 'raised',
  },
} as const;
