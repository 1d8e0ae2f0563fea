// Workflows pass unset variables as empty strings.
test('empty variables count as unset', async () => {
  process.env.SITE_URL = '';
  process.env.BASE_URL = '';
  const { siteUrl } = await import('../../src/base/facts/address');
  const { baseUrl } = await import('../../src/base/facts/base-url');
  expect([siteUrl, baseUrl]).toEqual(['https://theme-ui.com', '/']);
});
