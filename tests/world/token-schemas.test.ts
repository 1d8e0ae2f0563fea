import Ajv, { type AnySchemaObject, type ValidateFunction } from 'ajv';
import { writeTokens } from '../../src/studio/themes/formats/tokens/write';
import { editedThemes, fixtures } from '../support/themes';

/** Schema of the Design Tokens Community Group, 2025.10. It refers to the others. */
const published = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/** URLs of requested schemas. */
const loaded: string[] = [];

async function loadSchema(url: string): Promise<AnySchemaObject> {
  loaded.push(url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return (await answer.json()) as AnySchemaObject;
}

let isDocument: ValidateFunction;

beforeAll(async () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, loadSchema });
  isDocument = await ajv.compileAsync({ $ref: published });
}, 60_000);

test('the schemas check resolver documents, groups, and tokens', () => {
  expect(loaded).toContain(published);
  expect(isDocument({})).toBe(false);
  const document = (token: object) => ({
    version: '2025.10',
    sets: { theme: { sources: [{ colors: { $type: 'color', primary: token } }] } },
    resolutionOrder: [{ $ref: '#/sets/theme' }],
  });
  const components = [0, 0.5, 1];
  expect(isDocument(document({ $value: { colorSpace: 'srgb', components } }))).toBe(true);
  expect(isDocument(document({ $value: { colorSpace: 'cmyk', components }, $type: 'color' }))).toBe(
    false,
  );
});

test('tokens of the fixtures and of 500 random edits match the schemas', () => {
  for (const theme of [...fixtures.map(([, each]) => each), ...editedThemes('published', 500)]) {
    isDocument(JSON.parse(writeTokens(theme).text));
    expect(isDocument.errors ?? []).toEqual([]);
  }
});
