import ts from 'typescript';
import { compile } from './declarations';
import type { Library } from './library';

/** JSON Schema, draft-07. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: string | boolean;
  enum?: (string | number)[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
}

const anyOf = (schemas: JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? schemas[0]! : { anyOf: schemas };

/** True for the schema of texts, numbers, booleans, or null. */
const isPrimitive = ({ type }: JsonSchema) =>
  type !== undefined && type !== 'array' && type !== 'object';

/** Refers to a definition of the same schema. */
const refTo = (definition: string): JsonSchema => ({ $ref: `#/definitions/${definition}` });

/** Value of a style object: one property, or a nested style object under a selector. */
export const styleValue = refTo('StyleValue');

/** Style object, such as a variant. */
export const styleObject = refTo('StyleObject');

/** What `StylePropertyValue` is in JSON, which has no functions: also null, false, and arrays by breakpoint. */
const styleValueSchema: JsonSchema = {
  anyOf: [
    { type: ['string', 'number', 'null'] },
    { const: false },
    { type: 'array', items: styleValue },
    styleObject,
  ],
};

/** Properties, pseudo-classes, and values with a vendor prefix. They're valid, but not suggested. */
const vendorPrefixed = /^(Apple|Khtml|Moz|Ms|O|Webkit|ms)[A-Z]|^:*-/;

/** Schemas of a theme's parts. */
interface ThemeType {
  /** By the keys of a theme. */
  keys: Record<string, JsonSchema>;
  /** By the properties of a style object. */
  styleProperties: Record<string, JsonSchema>;
  /** What other schemas refer to, including style objects. */
  definitions: Record<string, JsonSchema>;
}

/**
 * Converts the type `Theme` of the installed `@theme-ui/css` to JSON Schema. Keys that the type doesn't name are
 * allowed everywhere.
 * @throws if the type can't be resolved
 */
export function readThemeType(library: Library): ThemeType {
  const { checker, statements } = compile(library, [
    `declare const theme: import('@theme-ui/css').Theme;`,
    `declare const style: import('@theme-ui/css').ThemeUICSSObject;`,
  ]);
  const [theme, style] = statements.map((statement) =>
    checker.getTypeAtLocation(
      (statement as ts.VariableStatement).declarationList.declarations[0]!.name,
    ),
  ) as [ts.Type, ts.Type];
  if (theme.flags & ts.TypeFlags.Any || style.flags & ts.TypeFlags.Any) {
    throw new Error(
      `Can't resolve the types Theme and ThemeUICSSObject of @theme-ui/css. Run "npm ci". ` +
        `If you upgraded Theme UI, update src/content/reference/theme-type.ts.`,
    );
  }
  const definitions: Record<string, JsonSchema> = {};

  const isStyle = (type: ts.Type) =>
    type === style || type.aliasSymbol?.name === 'ThemeUICSSProperties';

  function convert(type: ts.Type): JsonSchema {
    if (type.isUnion()) return convertUnion(type.types);
    if (isStyle(type)) return styleObject;
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    // csstype writes `string & {}`, so that editors suggest the literals next to it.
    const parts = type.isIntersection() ? type.types : [type];
    const isKind = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags);
    if (isKind(ts.TypeFlags.StringLike)) return { type: 'string' };
    if (isKind(ts.TypeFlags.NumberLike)) return { type: 'number' };
    if (isKind(ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
    if (isKind(ts.TypeFlags.Null)) return { type: 'null' };
    if (checker.isArrayType(type)) {
      return { type: 'array', items: convert(checker.getTypeArguments(type as never)[0]!) };
    }
    // csstype's placeholder for lengths is `{}`.
    if (type.getProperties().length === 0 && !type.getStringIndexType()) {
      return { type: ['string', 'number'] };
    }
    // Intersections have no symbol.
    const symbol = type.symbol as ts.Symbol | undefined;
    const isInterface = symbol && symbol.flags & ts.SymbolFlags.Interface;
    return isInterface ? convertInterface(type as ts.ObjectType) : convertObject(type);
  }

  /** Names of interfaces that are being converted. */
  const open = new Set<string>();

  /** An interface that contains itself becomes a definition. */
  function convertInterface(type: ts.ObjectType): JsonSchema {
    const name = [type.symbol.name, ...typeArguments(type)].join('-');
    if (Object.hasOwn(definitions, name)) return refTo(name);
    if (open.has(name)) {
      definitions[name] = {};
      return refTo(name);
    }
    open.add(name);
    const schema = convertObject(type);
    open.delete(name);
    if (!Object.hasOwn(definitions, name)) return schema;
    definitions[name] = schema;
    return refTo(name);
  }

  /** Type arguments that are text or numbers: `ScaleDict<string>` differs from `ScaleDict<string | number>`. */
  const typeArguments = (type: ts.ObjectType): string[] =>
    checker
      .getTypeArguments(type as ts.TypeReference)
      .flatMap((argument) =>
        argument.flags & ts.TypeFlags.Object ? [] : (convert(argument).type ?? []),
      )
      .toSorted();

  function convertObject(type: ts.Type): JsonSchema {
    const properties = type
      .getProperties()
      .filter(({ name }) => !vendorPrefixed.test(name))
      .map((symbol) => [symbol.name, convert(checker.getTypeOfSymbol(symbol))] as const);
    const others = type.getStringIndexType();
    return {
      type: 'object',
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(others && { additionalProperties: convert(others) }),
    };
  }

  function convertUnion(members: readonly ts.Type[]): JsonSchema {
    const literals: (string | number)[] = [];
    const schemas: JsonSchema[] = [];
    for (const type of members) {
      // JSON has neither undefined nor functions.
      if (type.flags & ts.TypeFlags.Undefined || type.getCallSignatures().length > 0) continue;
      if (type.isStringLiteral() || type.isNumberLiteral()) literals.push(type.value);
      else schemas.push(convert(type));
    }
    const objects = schemas.filter((schema) => !isPrimitive(schema));
    const types = new Set(schemas.flatMap((schema) => (isPrimitive(schema) ? schema.type! : [])));
    // Properties of styles. Their literals are suggestions, because any key of a scale is valid, too.
    if (objects.includes(styleObject) && literals.length + types.size > 0) {
      const suggested = literals.filter((value) => !vendorPrefixed.test(String(value)));
      return { anyOf: [...(suggested.length > 0 ? [{ enum: suggested }] : []), styleValue] };
    }
    const unlike = literals.filter((value) => !types.has(typeof value));
    return anyOf([
      ...(unlike.length > 0 ? [{ enum: unlike }] : []),
      ...(types.size > 0 ? [{ type: types.size > 1 ? [...types].sort() : [...types].join() }] : []),
      ...objects,
    ]);
  }

  const keys = convertObject(theme).properties!;
  const styles = convertObject(style);
  Object.assign(definitions, { StyleObject: styles, StyleValue: styleValueSchema });
  return { keys, styleProperties: styles.properties!, definitions };
}
