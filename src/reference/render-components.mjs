// Renders every component of Theme UI on the server, with probes, and prints what it saw as JSON for
// rendering.ts. It is a process of its own because Docusaurus loads React before it sets NODE_ENV: in a
// build, React would be the development version and its server renderer the production version.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const createCache = require('@emotion/cache').default;
const { CacheProvider, ThemeContext } = require('@emotion/react');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

const probe = 'probe';

function render(component, props, theme) {
  return renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: createCache({ key: 'css' }) },
      createElement(ThemeContext.Provider, { value: theme }, createElement(component, props)),
    ),
  );
}

/** The paths that a component looks up in the theme while it renders, in order. */
function themeLookups(component, props) {
  const lookups = [];
  const record = (path) =>
    new Proxy(
      {},
      {
        get(_target, key) {
          if (typeof key === 'symbol') return undefined;
          if (path.length === 0) lookups.push([key]);
          else if (key === 'variant') return undefined;
          else lookups.at(-1).push(key);
          return record([...path, key]);
        },
      },
    );
  render(component, props, record([]));
  return lookups;
}

/**
 * Where `variant` is looked up, and which one applies by default: the lookup that names the probe when a
 * variant is given, and the same lookup when none is.
 */
function readVariant(component) {
  const index = themeLookups(component, { variant: probe }).findIndex(
    ([, variant]) => variant === probe,
  );
  if (index === -1) return {};
  const [themeKey, ...variant] = themeLookups(component, {})[index];
  const path = variant.join('.');
  return { themeKey, defaultVariant: path === 'undefined' ? undefined : path };
}

/**
 * Where `ref` leads. The server fills no refs, but a component given through `as` sees which ref it
 * gets; the others that forward one do so to the outermost element.
 */
function readRef(component) {
  const ref = { current: null };
  let isPassedOn = false;
  function Probe(props) {
    isPassedOn ||= props.ref === ref;
    return null;
  }
  render(component, { as: Probe, ref }, {});
  if (isPassedOn) return 'attributes';
  return component.render?.({}, ref).props.ref === ref ? 'outermost' : undefined;
}

function readComponent(component) {
  const { themeKey, defaultVariant } = readVariant(component);
  const theme = themeKey && { [themeKey]: { [probe]: { '--probe-variant': 1 } } };
  const probes = {
    variant: probe,
    sx: { '--probe-sx': 1 },
    m: 'var(--probe-margin)',
    p: 'var(--probe-padding)',
    className: 'probe-class',
    'data-probe': '',
  };
  return {
    html: render(component, probes, theme ?? {}),
    themeKey,
    defaultVariant,
    ref: readRef(component),
  };
}

/** Where the package of the components is, and which of them to render. */
const [source, ...names] = process.argv.slice(2);
const components = require(source);
console.log(JSON.stringify(names.map((name) => [name, readComponent(components[name])])));
