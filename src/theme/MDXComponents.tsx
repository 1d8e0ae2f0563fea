// Replaces: theme-classic's MDXComponents (3.10.2).
// Why: every Markdown element is Theme UI; these are the names an author may use without an import.
import Head from '@docusaurus/Head';
import { Admonition } from '../mdx/Admonition';
import { CodeBlock } from '../mdx/CodeBlock';
import { elements } from '../mdx/elements';
import { Install } from '../mdx/Install';
import type { sharedComponents } from '../markdown/component-names';

export default {
  ...elements,
  // Docusaurus renames <details>.
  Details: elements.details,
  Head,
  admonition: Admonition,
  CodeBlock,
  Install,
} satisfies Record<string, unknown> & Record<(typeof sharedComponents)[number], unknown>;
