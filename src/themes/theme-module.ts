import { parse, parseExpression, type ParserOptions } from '@babel/parser';
import type { AssignmentExpression, Expression, Statement } from '@babel/types';
import { identities, refusals, unwrap } from './literals';
import { Refusal } from './text-problems';

/** The expression that a text exports, or has as its only object, and its constants. */
export interface ThemeModule {
  theme: Expression;
  constants: ReadonlyMap<string, Expression>;
}

const options: ParserOptions = { sourceType: 'module', plugins: ['typescript', 'jsx'] };

/** Whether what an import brings is a type, or a function of Theme UI that returns what it is given. */
const isKnown = (name: string) => /^(Theme|ThemeUI[A-Z]\w*)$/.test(name) || identities.test(name);

/** Whether an import brings nothing that a value can stand for. */
const isHarmlessImport = (statement: Statement) =>
  statement.type === 'ImportDeclaration' &&
  statement.specifiers.length > 0 &&
  (statement.importKind === 'type' ||
    statement.specifiers.every(
      (each) =>
        each.type === 'ImportSpecifier' && (each.importKind === 'type' || isKnown(each.local.name)),
    ));

const isType = ({ type }: Statement) =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration';

/** Whether an assignment is an export of CommonJS. */
function isExport({ left, operator }: AssignmentExpression): boolean {
  const root = left.type === 'MemberExpression' && left.object;
  return (
    operator === '=' && root && root.type === 'Identifier' && /^(module|exports)$/.test(root.name)
  );
}

/** What was found in the statements so far. */
interface Found {
  constants: Map<string, Expression>;
  exported: Expression[];
  /** Name or value of the default export. */
  main: Expression | undefined;
}

function readStatement(statement: Statement, found: Found): void {
  const isNamedExport = statement.type === 'ExportNamedDeclaration';
  const inner = (isNamedExport && statement.declaration) || statement;
  if (isType(inner) || isHarmlessImport(statement)) return;
  if (inner.type === 'VariableDeclaration') {
    for (const { id, init } of inner.declarations) {
      if (id.type !== 'Identifier' || !init) {
        throw new Refusal(inner, 'This is no constant with a value.');
      }
      found.constants.set(id.name, init);
      if (isNamedExport) found.exported.push(init);
    }
  } else if (
    statement.type === 'ExportDefaultDeclaration' &&
    !/^(Function|Class|TSDeclare)/.test(statement.declaration.type)
  ) {
    found.main = statement.declaration as Expression;
  } else if (
    statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression' &&
    isExport(statement.expression)
  ) {
    found.exported.push(statement.expression.right);
  } else if (isNamedExport && !statement.source && !statement.declaration) {
    for (const each of statement.specifiers) {
      if (each.type !== 'ExportSpecifier' || each.exported.type !== 'Identifier') continue;
      if (each.exported.name === 'default') found.main = each.local;
    }
  } else {
    throw new Refusal(statement, refusalOf(statement));
  }
}

function refusalOf(statement: Statement): string {
  if (statement.type === 'ImportDeclaration') {
    return 'An import is not followed. Write what it brings, or paste that file.';
  }
  return (
    refusals[statement.type.replace('Declaration', 'Expression') as keyof typeof refusals] ??
    'Only constants, types and one exported theme are read.'
  );
}

function findTheme(statements: Statement[]): ThemeModule {
  const found: Found = { constants: new Map(), exported: [], main: undefined };
  for (const statement of statements) readStatement(statement, found);
  const { constants, exported, main } = found;
  const candidates = exported.length > 0 ? exported : [...constants.values()];
  const theme =
    main ??
    candidates.find((each) => unwrap(each) === unwrap(constants.get('theme') ?? each)) ??
    candidates.at(-1);
  if (!theme) {
    throw new Error('There is no theme in this text. Paste an object, or a file that exports one.');
  }
  return { theme, constants };
}

/**
 * Finds the theme in a text: `{ … }` as it is, all else as a module.
 * @throws the parser's error, or a Refusal of a statement that would have to be run
 */
export function parseThemeModule(text: string): ThemeModule {
  if (/^\s*[{(]/.test(text)) {
    return {
      theme: parseExpression(text.trimEnd().replace(/;$/, ''), options),
      constants: new Map(),
    };
  }
  return findTheme(parse(text, options).program.body);
}
