import type { AnySchema } from 'ajv';

/**
 * JSON schema for resolver documents of design tokens, based on the 2025.10 reports. It's stricter than the reports in
 * one point: each top-level group of a source must have a type.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @see https://www.designtokens.org/tr/2025.10/color/
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */

const number = { type: 'number' };
const from = (minimum: number, maximum?: number) => ({ ...number, minimum, maximum });
const fraction = from(0, 1);
const percentage = from(0, 100);
const hue = { ...number, minimum: 0, exclusiveMaximum: 360 };
const chroma = { ...number, minimum: 0 };

const rgb = [fraction, fraction, fraction];

/** Ranges of the components, by color space. */
const colorSpaces: Record<string, object[]> = {
  srgb: rgb,
  'srgb-linear': rgb,
  'display-p3': rgb,
  'a98-rgb': rgb,
  'prophoto-rgb': rgb,
  rec2020: rgb,
  'xyz-d65': rgb,
  'xyz-d50': rgb,
  hsl: [hue, percentage, percentage],
  hwb: [hue, percentage, percentage],
  lab: [percentage, number, number],
  lch: [percentage, chroma, hue],
  oklab: [fraction, number, number],
  oklch: [fraction, chroma, hue],
};

const color = {
  anyOf: Object.entries(colorSpaces).map(([space, components]) => ({
    type: 'object',
    properties: {
      colorSpace: { const: space },
      components: {
        type: 'array',
        minItems: 3,
        maxItems: 3,
        items: components.map((component) => ({ anyOf: [component, { const: 'none' }] })),
      },
      alpha: fraction,
      hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    },
    required: ['colorSpace', 'components'],
    additionalProperties: false,
  })),
};

/** Schemas of values, by type of token. */
const valueSchemas: Record<string, object> = {
  color,
  dimension: {
    type: 'object',
    properties: { value: number, unit: { enum: ['px', 'rem'] } },
    required: ['value', 'unit'],
    additionalProperties: false,
  },
  fontFamily: {
    anyOf: [{ type: 'string' }, { type: 'array', minItems: 1, items: { type: 'string' } }],
  },
  fontWeight: from(1, 1000),
  number,
};

/** Token names don't start with `$` and don't contain `{`, `}` or `.`. */
const tokenName = '^[^${}.][^{}.]*$';
const extensions = { type: 'object' };

const tokenOf = (type: string) => ({
  type: 'object',
  properties: { $value: valueSchemas[type], $extensions: extensions },
  required: ['$value'],
  additionalProperties: false,
});

/** Schema of a group. Only top-level groups have a type. */
const groupOf = (type: string, isTop: boolean) => ({
  type: 'object',
  properties: {
    ...(isTop && { $type: { const: type } }),
    $root: { $ref: `#/definitions/${type}Token` },
    $extensions: extensions,
  },
  ...(isTop && { required: ['$type'] }),
  patternProperties: {
    [tokenName]: {
      if: { required: ['$value'] },
      then: { $ref: `#/definitions/${type}Token` },
      else: { $ref: `#/definitions/${type}Group` },
    },
  },
  additionalProperties: false,
});

const source = {
  type: 'object',
  properties: { $extensions: extensions },
  patternProperties: {
    [tokenName]: { anyOf: Object.keys(valueSchemas).map((type) => groupOf(type, true)) },
  },
  additionalProperties: false,
};
const sources = { type: 'array', items: { $ref: '#/definitions/source' } };
const mapOf = (items: object, minProperties = 1) => ({
  type: 'object',
  minProperties,
  additionalProperties: items,
});

/** Schema of a resolver document. */
export const resolverSchema: AnySchema = {
  type: 'object',
  required: ['version', 'resolutionOrder'],
  properties: {
    version: { const: '2025.10' },
    sets: mapOf({
      type: 'object',
      required: ['sources'],
      properties: { sources },
      additionalProperties: false,
    }),
    modifiers: mapOf({
      type: 'object',
      required: ['contexts'],
      properties: { contexts: mapOf(sources, 2), default: { type: 'string' } },
      additionalProperties: false,
    }),
    resolutionOrder: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['$ref'],
        properties: { $ref: { type: 'string', pattern: '^#/(sets|modifiers)/' } },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
  definitions: {
    source,
    ...Object.fromEntries(Object.keys(valueSchemas).map((type) => [`${type}Token`, tokenOf(type)])),
    ...Object.fromEntries(
      Object.keys(valueSchemas).map((type) => [`${type}Group`, groupOf(type, false)]),
    ),
  },
};
