import { field, openCustomize, openImport, waitForStored } from '../support/customize';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Texts that would harm the page if they ran in it, and what the reader sees. */
const texts: [title: string, text: string, seen: RegExp][] = [
  [
    'never ends',
    'while (true) {}\nexport default {};',
    /Line 1.*Your code ran for more than 500 ms/,
  ],
  [
    'has 100,000 colors',
    "const colors = Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => ['c' + i, '#000']));\nexport default { colors };",
    /too many values/,
  ],
  [
    'changes built-in objects',
    "Object.prototype.polluted = true;\nArray.prototype.map = () => [];\nJSON.parse = JSON.stringify = () => '{}';\nexport default { colors: { text: '#123' } };",
    /TypeScript\. colors|doesn’t contain a theme/,
  ],
  [
    'sends messages to the page',
    "parent.postMessage('{\"type\":\"modules\",\"modules\":[]}', '*');\ntop.location = '/';\nexport default { colors: { text: '#123' } };",
    /TypeScript\. colors \(1\)|SecurityError/,
  ],
  [
    'uses the network',
    "fetch('/stolen').catch(() => {});\nnew Image().src = '/stolen';\nexport default { colors: { text: '#123' } };",
    /TypeScript\. colors \(1\)/,
  ],
];

test('imported code that’s hostile is stopped or harmless, and the draft stays', async ({
  page,
  server,
}) => {
  await openCustomize(page);
  await field(page, 'primary in default').fill('#123456');
  await waitForStored(page, '#123456');
  const panel = await openImport(page);
  for (const [title, text, seen] of texts) {
    await test.step(title, async () => {
      await field(page, 'Theme as text').fill(text);
      await panel.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(panel.getByText(seen).first()).toBeVisible();
      await expect(page.locator('iframe[title="Imported code"]')).toHaveCount(0);
    });
  }
  // A slow regular expression calls no function that the guard is in, so only Cancel ends it.
  await field(page, 'Theme as text').fill(
    "const slow = /(a+)+$/.test('a'.repeat(50) + 'b');\nexport default { colors: {} };",
  );
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText('Reading…')).toBeHidden();
  expect(server.count(/stolen/)).toBe(0);
  expect(await page.evaluate('({}).polluted')).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
});
