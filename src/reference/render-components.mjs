// Renders every Theme UI component on the server with probe props, and prints the results as JSON for rendering.ts.
// Runs in a separate process because Docusaurus loads React before it sets NODE_ENV: in a build, React would be the
// development version and its server renderer the production version.
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

/** Records the paths that a component looks up in the theme while rendering, in order. */
function recordLookups(component, props) {
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
 * Finds the theme key for `variant`, and the default variant. The lookup that contains the probe shows the key; the
 * lookup at the same index, rendered without a variant, shows the default.
 */
function readVariant(component) {
  const index = recordLookups(component, { variant: probe }).findIndex(
    ([, variant]) => variant === probe,
  );
  if (index === -1) return {};
  const [themeKey, ...variant] = recordLookups(component, {})[index];
  const path = variant.join('.');
  return { themeKey, defaultVariant: path === 'undefined' ? undefined : path };
}

/**
 * Finds the element that `ref` points to. The server doesn't attach refs, but a component passed as `as` can see which
 * ref it gets. Other components that forward a ref forward it to the outermost element.
 */
function readRef(component) {
  const ref = { current: null };
  let isForwarded = false;
  function Probe(props) {
    isForwarded ||= props.ref === ref;
    return null;
  }
  render(component, { as: Probe, ref }, {});
  if (isForwarded) return 'attributes';
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

const [packagePath, ...names] = process.argv.slice(2);
const components = require(packagePath);
console.log(JSON.stringify(names.map((name) => [name, readComponent(components[name])])));
