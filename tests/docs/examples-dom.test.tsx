/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "development"]}
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeUIProvider } from 'theme-ui';
import { ColorModeScope } from '../../src/runtime/color-mode/ColorModeScope';
import { colorModes } from '../../src/base/design/modes';
import { theme } from '../../src/base/design/theme';
import { compile } from '../../src/sandbox/live-code/frame/compile';
import { versionOfFile } from '../../src/content/versions/list';
import { stubBrowser } from './browser-stubs';
import { testedVersions } from './frozen-versions';
import { isLive, pageCode } from '../support/page-code';
import { runExample } from './run-example';
import { collectWrittenLines } from './written-lines';

const live = pageCode().filter(isLive);
const versions = testedVersions.map((version) => ({
  version,
  examples: live.filter(({ page }) => versionOfFile(page) === version),
}));
const tested = versions.flatMap(({ examples }) => examples);

// Keeps styles out of the document, where jsdom would parse them. It doesn't support all CSS.
const cache = createCache({ key: 'css', container: document.createElement('div') });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  stubBrowser();
});

/** True if the output may depend on the color mode. Colors of the site are custom properties, so they don't count. */
const readsMode = (code: string) => /colormode|useThemeUI/i.test(code);

test('the sandbox compiles every example', () => {
  const failed = tested.flatMap(({ page, line, code }) => {
    try {
      const { text, runtimeName } = compile(code);
      new Function(runtimeName, text);
      return [];
    } catch (error) {
      return `${page}:${line}: ${(error as Error).message}`;
    }
  });
  expect(failed).toEqual([]);
});

// The build renders each example on the server, and tests/pages hydrates it. Only React's development build, used here,
// warns about a missing key or an unknown attribute.
describe.each(versions)('examples of $version.name', ({ examples }) => {
  test.each(examples.map((block) => [`${block.page}:${block.line}`, block] as const))(
    '%s mounts without console output, in all color modes if it reads the mode',
    async (_place, block) => {
      const { lines, stop } = collectWrittenLines();
      try {
        const Example = runExample(block);
        for (const { name } of readsMode(block.code) ? colorModes : colorModes.slice(0, 1)) {
          document.documentElement.dataset.colorMode = name;
          const container = document.body.appendChild(document.createElement('main'));
          const root = createRoot(container);
          await act(async () =>
            root.render(
              <CacheProvider value={cache}>
                <ThemeUIProvider theme={theme}>
                  <ColorModeScope>
                    <Example />
                  </ColorModeScope>
                </ThemeUIProvider>
              </CacheProvider>,
            ),
          );
          expect(container.innerHTML).not.toBe('');
          await act(async () => root.unmount());
          container.remove();
        }
      } finally {
        stop();
      }
      expect(lines).toEqual([]);
    },
  );
});
