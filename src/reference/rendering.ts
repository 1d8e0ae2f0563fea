import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Library } from './library';

/** Inputs that a component passes on to one of its elements. */
export type ComponentInput =
  | 'ref'
  | 'attributes'
  | 'className'
  | 'variant'
  | 'sx'
  /** `m`, `mt` and so on; long names such as `margin` count as style props. */
  | 'short margins'
  | 'style props';

export interface RenderedElement {
  tag: string;
  /** True if it contains all other elements. */
  isOutermost: boolean;
  receives: ComponentInput[];
}

/** Facts about a component that are read from its rendered output. */
export interface Rendering {
  /** The outermost element, and all others that receive an input. */
  elements: RenderedElement[];
  /** Key of the theme that `variant` is looked up in; undefined if the component takes no variant. */
  themeKey?: string;
  /** Variant that applies by default. */
  defaultVariant?: string;
}

/** Output of render-components.mjs for a component. */
interface RenderOutput {
  /** Static markup, including Emotion's style elements. */
  html: string;
  themeKey?: string;
  defaultVariant?: string;
  /** The element that `ref` points to. */
  ref?: 'attributes' | 'outermost';
}

/**
 * Renders all components with probe props. Reads from the output which elements they render, which inputs each element
 * receives, and which variants are looked up.
 */
export function readRenderings({ folders, componentNames }: Library): Map<string, Rendering> {
  const packagePath = folders['@theme-ui/components'] ?? '@theme-ui/components';
  const output = execFileSync(
    process.execPath,
    [path.join(__dirname, 'render-components.mjs'), packagePath, ...componentNames],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const results = JSON.parse(output) as [string, RenderOutput][];
  return new Map(
    results.map(([name, { html, ref, ...variant }]) => [
      name,
      { elements: readElements(html, ref), ...variant },
    ]),
  );
}

function readElements(html: string, ref: RenderOutput['ref']): RenderedElement[] {
  const styles = [...html.matchAll(/\.(css-[\w-]+)\{([^}]*)\}/g)];
  const markup = html.replace(/<style.*?<\/style>/gs, '');
  const elements = [...markup.matchAll(/<([a-z]\w*)([^>]*)>/g)].map(
    ([, tag, attributes], index) => {
      const classes = /\bclass="([^"]*)"/.exec(attributes!)?.[1]?.split(' ') ?? [];
      const css = styles.map(([, name, rules]) => (classes.includes(name!) ? rules : '')).join();
      const hasAttributes = attributes!.includes('data-probe');
      const isReceived: Record<ComponentInput, boolean> = {
        ref: ref === 'attributes' ? hasAttributes : ref === 'outermost' && index === 0,
        attributes: hasAttributes,
        className: classes.includes('probe-class'),
        variant: css.includes('--probe-variant'),
        sx: css.includes('--probe-sx'),
        'short margins': css.includes('--probe-margin'),
        'style props': css.includes('--probe-padding'),
      };
      const receives = (Object.keys(isReceived) as ComponentInput[]).filter(
        (input) => isReceived[input],
      );
      return { tag: tag!, isOutermost: index === 0, receives };
    },
  );
  return removeDuplicates(
    elements.filter(({ isOutermost, receives }) => isOutermost || receives.length > 0),
  );
}

/** Removes elements equal to an earlier one: a checkbox has two icons. */
function removeDuplicates(elements: RenderedElement[]): RenderedElement[] {
  const keys = elements.map((element) => JSON.stringify(element));
  return elements.filter((_, index) => keys.indexOf(keys[index]!) === index);
}
