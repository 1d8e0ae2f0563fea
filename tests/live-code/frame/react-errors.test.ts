import { explainReactError } from '../../../src/sandbox/live-code/frame/react-errors';

/** A message as React's production builds write it. */
function minified(number: number, ...details: string[]): string {
  const query = details.map((detail) => `args[]=${encodeURIComponent(detail)}`).join('&');
  return (
    `Minified React error #${number}; visit https://react.dev/errors/${number}${query && `?${query}`} for the full ` +
    'message or use the non-minified dev environment for full errors and additional helpful warnings.'
  );
}

test.each([
  [62, [], '`style` must be an object, such as { color: "red" }.'],
  [31, ['object with keys {a}'], 'An object can’t be rendered (object with keys {a}). '],
  [31, ['[object Date]'], 'An object can’t be rendered (Date). '],
  [137, ['img'], '<img> can’t have children'],
  [130, ['undefined', ''], 'but got undefined. '],
  [231, ['onClick', 'string'], 'Expected `onClick` to be a function, but got type string.'],
])('error %i with %j is explained', (number, details, expected) => {
  expect(explainReactError(minified(number, ...details))).toContain(expected);
});

test('other errors keep their message', () => {
  expect(explainReactError(minified(9999))).toBeUndefined();
  expect(explainReactError('React error #31')).toBeUndefined();
  expect(explainReactError('constructor')).toBeUndefined();
});
