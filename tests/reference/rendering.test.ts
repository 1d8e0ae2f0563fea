import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import {
  commonDescriptions,
  componentEntries,
} from '../../src/content/reference/component-entries';
import { entryOf } from '../../src/content/reference/components';
import { loadLibrary } from '../../src/content/reference/library';
import { currentVersion, olderVersions } from '../../src/content/versions/list';

// src/content/reference/component-entries.ts says what components render. These tests render the installed packages of
// each version with probe props, and compare.

type Props = Record<string, unknown>;
type Component = ComponentType<Props> & {
  render?: (props: object, ref: object) => ReactElement<Props>;
};

/** Inputs that a component passes on to one of its elements. */
type ComponentInput =
  | 'ref'
  | 'attributes'
  | 'className'
  | 'variant'
  | 'sx'
  /** `m`, `mt` and so on; long names such as `margin` count as style props. */
  | 'short margins'
  | 'style props';

interface RenderedElement {
  tag: string;
  /** True if it contains all other elements. */
  isOutermost: boolean;
  receives: ComponentInput[];
}

const probe = 'probe';

function render(component: Component, props: object, theme: object): string {
  return renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: createCache({ key: 'css' }) },
      createElement(
        ThemeContext.Provider,
        { value: theme },
        createElement(component, props as Props),
      ),
    ),
  );
}

/** Records the paths that a component looks up in the theme while rendering, in order. */
function recordLookups(component: Component, props: object): string[][] {
  const lookups: string[][] = [];
  const record = (path: string[]): object =>
    new Proxy(
      {},
      {
        get(_target, key) {
          if (typeof key === 'symbol') return undefined;
          if (path.length === 0) lookups.push([key]);
          else if (key === 'variant') return undefined;
          else lookups.at(-1)!.push(key);
          return record([...path, key]);
        },
      },
    );
  render(component, props, record([]));
  return lookups;
}

/**
 * Finds the theme key for `variant`, and the default variant. The lookup that contains the probe shows the key; the
 * lookup at the same index, rendered without a variant, shows the default.
 */
function readVariant(component: Component): { themeKey?: string; defaultVariant?: string } {
  const index = recordLookups(component, { variant: probe }).findIndex(
    ([, variant]) => variant === probe,
  );
  if (index === -1) return {};
  const [themeKey, ...variant] = recordLookups(component, {})[index]!;
  const path = variant.join('.');
  return { themeKey: themeKey!, ...(path === 'undefined' ? {} : { defaultVariant: path }) };
}

/**
 * Finds the element that `ref` points to. The server doesn't attach refs, but a component passed as `as` can see which
 * ref it gets. Other components that forward a ref forward it to the outermost element.
 */
function readRef(component: Component): 'attributes' | 'outermost' | undefined {
  const ref = { current: null };
  let isForwarded = false;
  function Probe(props: Props) {
    isForwarded ||= props.ref === ref;
    return null;
  }
  render(component, { as: Probe, ref }, {});
  if (isForwarded) return 'attributes';
  return component.render?.({}, ref).props.ref === ref ? 'outermost' : undefined;
}

/** Reads the outermost element, and all others that receive an input. */
function readElements(component: Component, themeKey = ''): RenderedElement[] {
  const probes = {
    variant: probe,
    sx: { '--probe-sx': 1 },
    m: 'var(--probe-margin)',
    p: 'var(--probe-padding)',
    className: 'probe-class',
    'data-probe': '',
  };
  const html = render(component, probes, { [themeKey]: { [probe]: { '--probe-variant': 1 } } });
  const ref = readRef(component);
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
  const shown = elements.filter(({ isOutermost, receives }) => isOutermost || receives.length > 0);
  // A checkbox has two equal icons.
  const keys = shown.map((element) => JSON.stringify(element));
  return shown.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

const tagOf = ({ tag }: RenderedElement) => `\`<${tag}>\``;

/** Which element gets which inputs, as `elements` of an entry does; undefined if the only element gets all. */
function describeElements(elements: RenderedElement[]): Record<string, string> | undefined {
  const [outermost, ...inner] = elements as [RenderedElement, ...RenderedElement[]];
  if (inner.length === 0) {
    return outermost.receives.includes('ref') ? undefined : { Element: tagOf(outermost) };
  }
  const nameOf = (element: RenderedElement) => {
    const isOnlyOne = elements.every((other) => other === element || other.tag !== element.tag);
    return isOnlyOne
      ? tagOf(element)
      : `${element.isOutermost ? 'outer' : 'inner'} ${tagOf(element)}`;
  };
  // Theme UI's JSX runtime compiles `sx` to a class name, which another element may receive.
  const classTarget = elements.find(({ receives }) => receives.includes('className'))!;
  return {
    Elements: `${tagOf(outermost)} around ${inner.map(tagOf).join(' and ')}`,
    ...Object.fromEntries(
      elements
        .filter(({ receives }) => receives.length > 0)
        .map((element) => [`Passed to the ${nameOf(element)}`, describeInputs(element, elements)]),
    ),
    ...(classTarget.receives.includes('sx')
      ? {}
      : {
          'With [sx turned on](/sx-prop#turn-it-on)': `\`sx\` is passed to the ${tagOf(classTarget)} instead`,
        }),
  };
}

/** Lists what an element receives, without entries that others imply. */
function describeInputs({ receives }: RenderedElement, elements: RenderedElement[]): string {
  const labels: Record<ComponentInput, string> = {
    ref: '`ref`',
    attributes: 'attributes',
    className: receives.includes('attributes') ? '' : '`className`',
    variant: '`variant`',
    sx: '`sx`',
    'short margins': receives.includes('style props')
      ? ''
      : '`m`, `mt`, `mr`, `mb`, `ml`, `mx`, `my`',
    'style props': elements.some(
      (other) =>
        other.receives.includes('short margins') && !other.receives.includes('style props'),
    )
      ? 'other style props'
      : 'style props',
  };
  return receives.flatMap((input) => labels[input] || []).join(', ');
}

const sourceOf = (component: Component) => String(component.render ?? component);

/** Reads the props that a component's function takes out of its first parameter, with the text of their defaults. */
function readParameters(component: Component): Map<string, string | undefined> {
  const source = ts.createSourceFile('', `(${sourceOf(component)})`, 99, true);
  const [statement] = source.statements;
  const call = (statement as ts.ExpressionStatement).expression as ts.ParenthesizedExpression;
  const [parameter] = (call.expression as ts.FunctionExpression).parameters;
  const { name } = parameter!;
  const elements = ts.isObjectBindingPattern(name) ? name.elements : [];
  return new Map(
    elements
      .filter(({ dotDotDotToken }) => !dotDotDotToken)
      .map((element) => [
        (element.propertyName ?? element.name).getText(),
        element.initializer?.getText(),
      ]),
  );
}

test('components with an entry are those that Theme UI exports', () => {
  expect(Object.keys(componentEntries)).toEqual(loadLibrary().componentNames);
});

describe.each([currentVersion, ...olderVersions])('components of $name', (version) => {
  const library = loadLibrary(version);
  const exports = library.load('@theme-ui/components') as Record<string, Component>;

  test.each(library.componentNames)('%s renders what its entry says', (name) => {
    const { element, elements, themeKey, defaultVariant } = entryOf(name, version);
    const variant = readVariant(exports[name]!);
    const rendered = readElements(exports[name]!, variant.themeKey);
    expect({ element, elements, themeKey, defaultVariant }).toEqual({
      element: rendered.find(({ receives }) => receives.includes('attributes'))?.tag,
      elements: describeElements(rendered),
      ...variant,
    });
  });

  test.each(library.componentNames)('%s has the defaults that its entry says', (name) => {
    const component = exports[name]!;
    const parameters = readParameters(component);
    const { props, defaults } = entryOf(name, version);
    // Spinner takes out `max`, and drops it.
    const isUsed = (prop: string) =>
      sourceOf(component).split(new RegExp(`\\b${prop}\\b`)).length > 2;
    const own = [...parameters.keys()].filter(
      (prop) => isUsed(prop) && prop !== 'children' && !(prop in commonDescriptions),
    );
    expect(Object.keys(props)).toEqual(expect.arrayContaining(own));
    // AspectImage passes `ratio` to AspectRatio, which has the default.
    const inner = library.componentNames.filter((other) =>
      sourceOf(component).includes(`(${other},`),
    );
    const defaultOf = (prop: string) =>
      [parameters, ...inner.map((other) => readParameters(exports[other]!))]
        .map((each) => each.get(prop))
        .find((text) => text !== undefined);
    for (const prop of Object.keys(props)) {
      expect([prop, defaults[prop]]).toEqual([prop, defaultOf(prop)]);
    }
  });
});
