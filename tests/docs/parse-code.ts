import { HtmlValidate } from 'html-validate';
import postcss from 'postcss';
import ts from 'typescript';
import { parseMdx } from '../../src/content/markdown/parse-mdx';
import type { CodeBlock } from '../support/page-code';

/** Name that code imports from a package. */
export interface ImportedName {
  /** Package, or a module in it. */
  source: string;
  /** `default` for a default import, `*` for a namespace, undefined for a side-effect import. */
  name?: string;
  /** True for type-only imports. */
  typeOnly: boolean;
  /** Line of the code, starting at 1. */
  line: number;
}

/** File extensions for TypeScript's parser, by language. */
const scriptExtensions: Record<string, string> = { js: 'jsx', jsx: 'jsx', ts: 'ts', tsx: 'tsx' };

function parseScript(code: string, extension: string): ts.SourceFile {
  return ts.createSourceFile(`code.${extension}`, code, ts.ScriptTarget.ES2022);
}

function scriptMistakes(code: string, extension: string): string[] {
  const file = parseScript(code, extension);
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: file.fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  const mistakes = diagnostics.map(({ messageText, start = 0 }) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `line ${line + 1} of the code: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  // `colors: { … }` without braces around it is valid JavaScript: a label before a block.
  const label = file.statements.find(ts.isLabeledStatement)?.label.text;
  if (label) mistakes.push(`"${label}:" is part of an object; show the whole object.`);
  return mistakes;
}

/** Message of the error that a parser throws. */
function mistakeOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

// Browsers and parse5 silently repair nearly all HTML.
const htmlValidator = new HtmlValidate({
  root: true,
  rules: { 'close-order': 'error', 'no-dup-attr': 'error' },
});

function htmlMistakes(code: string): string[] {
  const { results } = htmlValidator.validateStringSync(code);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message }) => `line ${line} of the code: ${message}`),
  );
}

const noMistakes = () => [];

/** Syntax checks by language. Languages without one are only for humans. */
const checks: Record<string, (code: string) => string[]> = {
  bash: noMistakes,
  css: (code) => mistakeOf(() => postcss.parse(code)),
  diff: noMistakes,
  html: htmlMistakes,
  json: (code) => mistakeOf(() => JSON.parse(code)),
  markdown: noMistakes,
  mdx: (code) => mistakeOf(() => parseMdx(code)),
  text: noMistakes,
  yaml: noMistakes,
  ...Object.fromEntries(
    Object.entries(scriptExtensions).map(([language, extension]) => [
      language,
      (code: string) => scriptMistakes(code, extension),
    ]),
  ),
};

/** Prism doesn't support MDX, so code fences can't name it. Detects it by the file name in the title. */
function languageOf({ language, title }: CodeBlock): string {
  return title?.endsWith('.mdx') ? 'mdx' : language;
}

/** Syntax errors of a block. */
export function syntaxMistakes(block: CodeBlock): string[] {
  const language = languageOf(block);
  const check = checks[language];
  return check
    ? check(block.code)
    : [`There's no syntax check for "${language}". Add one to tests/docs/parse-code.ts.`];
}

function importsOfScript(code: string, extension: string): ImportedName[] {
  const file = parseScript(code, extension);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const imported = (name: string | undefined, typeOnly: boolean, node: ts.Node) => ({
      source: moduleSpecifier.text,
      ...(name ? { name } : {}),
      typeOnly,
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
    });
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((element) =>
            imported(
              (element.propertyName ?? element.name).text,
              isTypeOnly || element.isTypeOnly,
              element,
            ),
          )
        : [imported('*', isTypeOnly, statement)];
    }
    const { importClause } = statement;
    if (!importClause) return [imported(undefined, false, statement)];
    const { name, namedBindings } = importClause;
    const allTypes = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return [
      ...(name ? [imported('default', allTypes, name)] : []),
      ...(namedBindings && ts.isNamespaceImport(namedBindings)
        ? [imported('*', allTypes, namedBindings)]
        : []),
      ...(namedBindings && ts.isNamedImports(namedBindings)
        ? namedBindings.elements.map((element) =>
            imported(
              (element.propertyName ?? element.name).text,
              allTypes || element.isTypeOnly,
              element,
            ),
          )
        : []),
    ];
  });
}

function importsOfMdx(code: string): ImportedName[] {
  // Invalid MDX is reported by syntaxMistakes.
  if (checks.mdx!(code).length > 0) return [];
  return parseMdx(code).children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? importsOfScript(node.value, 'jsx').map((imported) => ({
          ...imported,
          line: imported.line + node.position!.start.line - 1,
        }))
      : [],
  );
}

/** All names that a block imports or re-exports. */
export function importedNames(block: CodeBlock): ImportedName[] {
  const language = languageOf(block);
  if (language === 'mdx') return importsOfMdx(block.code);
  const extension = scriptExtensions[language];
  return extension ? importsOfScript(block.code, extension) : [];
}
