/**
 * @jest-environment jsdom
 */
test.each([
  ['default', 'light'],
  ['dark', 'dark'],
  ['deep', 'dark'],
  ['swiss', 'light'],
] as const)(
  "in the mode %s, Docusaurus' attribute for style sheets is %s",
  async (mode, scheme) => {
    window.matchMedia = () =>
      Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    const { showColorMode } = await import('../../src/runtime/color-mode/controller');
    showColorMode(mode);
    expect({ ...document.documentElement.dataset }).toMatchObject({
      colorMode: mode,
      theme: scheme,
    });
  },
);
