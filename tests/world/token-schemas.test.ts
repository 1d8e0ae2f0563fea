import Ajv, { type AnySchemaObject, type ValidateFunction } from 'ajv';
import { toTokens } from '../../src/studio/themes/formats/tokens/write';
import { editedThemes, fixtures } from '../support/themes';

/** Of the Design Tokens Community Group, 2025.10; it leads to the others. */
const published = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/** Addresses of what was asked for. */
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

test('the schemas are those of resolver documents, of groups and of tokens', () => {
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

test('tokens of the fixtures and of 500 random edits keep to them', () => {
  for (const theme of [...fixtures.map(([, each]) => each), ...editedThemes('published', 500)]) {
    isDocument(toTokens(theme));
    expect(isDocument.errors ?? []).toEqual([]);
  }
});
