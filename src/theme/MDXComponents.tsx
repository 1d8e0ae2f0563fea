// Replaces: theme-classic's MDXComponents (3.10.2).
// Why: Markdown elements render with Theme UI; also provides the components that authors can use without an import.
import Head from '@docusaurus/Head';
import { Admonition } from '../mdx/Admonition';
import { CodeBlock } from '../mdx/CodeBlock';
import { elements } from '../mdx/elements';
import { Install } from '../mdx/Install';

export default {
  ...elements,
  // Docusaurus renames <details> to <Details>.
  Details: elements.details,
  Head,
  admonition: Admonition,
  CodeBlock,
  Install,
};
