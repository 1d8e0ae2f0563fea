// Replaces: theme-classic's MDXComponents (3.10.2).
// Why: Markdown elements render with Theme UI; also provides the components that authors can use without an import.
import Head from '@docusaurus/Head';
import { Admonition } from '../content/elements/Admonition';
import { CodeBlock } from '../content/elements/CodeBlock';
import { elements } from '../content/elements/elements';
import { Install } from '../content/elements/Install';

export default {
  ...elements,
  // Docusaurus renames <details> to <Details>.
  Details: elements.details,
  Head,
  admonition: Admonition,
  CodeBlock,
  Install,
};
