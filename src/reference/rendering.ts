import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Library } from './library';

/** What an author can give to a component; each lands on one of its elements. */
export type Given =
  | 'ref'
  | 'attributes'
  | 'className'
  | 'variant'
  | 'sx'
  /** `m`, `mt` and so on; the long names count as style props. */
  | 'short margins'
  | 'style props';

/** An element that a component renders and that something lands on. */
export interface RenderedElement {
  tag: string;
  /** Whether the other elements stand inside it. */
  isOutermost: boolean;
  receives: Given[];
}

/** What rendering a component shows. */
export interface Rendering {
  /** The outermost element, and all others that something lands on. */
  elements: RenderedElement[];
  /** The group of `theme` in which `variant` is looked up; none when the component takes no variant. */
  themeKey?: string;
  /** The variant that applies when none is named. */
  defaultVariant?: string;
}

/** What render-components.mjs prints of a component. */
interface Printed {
  /** Static markup with Emotion's style elements. */
  html: string;
  themeKey?: string;
  defaultVariant?: string;
  /** The element that `ref` points to. */
  ref?: 'attributes' | 'outermost';
}

/**
 * Renders components with probes, and reads from the result which elements there are, what lands on
 * them, and which variants are looked up.
 */
export function readRenderings({ folders, componentNames }: Library): Map<string, Rendering> {
  const source = folders['@theme-ui/components'] ?? '@theme-ui/components';
  const output = execFileSync(
    process.execPath,
    [path.join(__dirname, 'render-components.mjs'), source, ...componentNames],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const printed = JSON.parse(output) as [string, Printed][];
  return new Map(
    printed.map(([name, { html, ref, ...variant }]) => [
      name,
      { elements: elementsOf(html, ref), ...variant },
    ]),
  );
}

function elementsOf(html: string, ref: Printed['ref']): RenderedElement[] {
  const styles = [...html.matchAll(/\.(css-[\w-]+)\{([^}]*)\}/g)];
  const markup = html.replace(/<style.*?<\/style>/gs, '');
  const elements = [...markup.matchAll(/<([a-z]\w*)([^>]*)>/g)].map(
    ([, tag, attributes], index) => {
      const classes = /\bclass="([^"]*)"/.exec(attributes!)?.[1]?.split(' ') ?? [];
      const css = styles.map(([, name, rules]) => (classes.includes(name!) ? rules : '')).join();
      const hasAttributes = attributes!.includes('data-probe');
      const lands: Record<Given, boolean> = {
        ref: ref === 'attributes' ? hasAttributes : ref === 'outermost' && index === 0,
        attributes: hasAttributes,
        className: classes.includes('probe-class'),
        variant: css.includes('--probe-variant'),
        sx: css.includes('--probe-sx'),
        'short margins': css.includes('--probe-margin'),
        'style props': css.includes('--probe-padding'),
      };
      const receives = (Object.keys(lands) as Given[]).filter((given) => lands[given]);
      return { tag: tag!, isOutermost: index === 0, receives };
    },
  );
  return withoutRepetition(
    elements.filter(({ isOutermost, receives }) => isOutermost || receives.length > 0),
  );
}

/** Drops elements equal to an earlier one: a checkbox has two icons. */
function withoutRepetition(elements: RenderedElement[]): RenderedElement[] {
  const texts = elements.map((element) => JSON.stringify(element));
  return elements.filter((_, index) => texts.indexOf(texts[index]!) === index);
}
