// Workflows pass unset variables as empty strings.
test('empty variables count as unset', async () => {
  process.env.SITE_URL = '';
  process.env.BASE_URL = '';
  const { siteUrl } = await import('../../../src/site/address');
  const { baseUrl } = await import('../../../src/site/base-url');
  expect([siteUrl, baseUrl]).toEqual(['https://theme-ui.com', '/']);
});
