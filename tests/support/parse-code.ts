import { HtmlValidate } from 'html-validate';
import postcss from 'postcss';
import ts from 'typescript';
import { parseMdx } from '../../src/markdown/parse-mdx';
import type { CodeBlock } from './page-code';

/** A name that code imports from a package. */
export interface ImportedName {
  /** The package, or a module in it. */
  source: string;
  /** `default` for a default import, `*` for all names, nothing for an import without names. */
  name?: string;
  /** Whether the code takes it for a type. */
  typeOnly: boolean;
  /** Line of the code, from 1. */
  line: number;
}

/** Languages that TypeScript parses, and the kind of file it takes each for. */
const scripts: Record<string, string> = { js: 'jsx', jsx: 'jsx', ts: 'ts', tsx: 'tsx' };

function parseScript(code: string, extension: string): { file: ts.SourceFile; mistakes: string[] } {
  const fileName = `code.${extension}`;
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022);
  const mistakes = diagnostics.map(({ messageText, start = 0 }) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `line ${line + 1} of the code: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  // A lone `colors: { … }` is valid: a label before a block.
  const label = file.statements.find(ts.isLabeledStatement)?.label.text;
  if (label) mistakes.push(`"${label}:" is part of an object; show the whole object.`);
  return { file, mistakes };
}

/** Runs a parser that throws. */
function mistakeOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

// A browser's parser, and parse5, repair nearly everything without a word.
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

const nothing = () => [];

/** What is wrong with code, by its language; what only people read has no parser. */
const parsers: Record<string, (code: string) => string[]> = {
  bash: nothing,
  css: (code) => mistakeOf(() => postcss.parse(code)),
  diff: nothing,
  html: htmlMistakes,
  json: (code) => mistakeOf(() => JSON.parse(code)),
  markdown: nothing,
  mdx: (code) => mistakeOf(() => parseMdx(code)),
  text: nothing,
  yaml: nothing,
  ...Object.fromEntries(
    Object.entries(scripts).map(([language, extension]) => [
      language,
      (code: string) => parseScript(code, extension).mistakes,
    ]),
  ),
};

/** Prism, and so a fence, has no MDX; the name of the file tells it from Markdown. */
function languageOf({ language, title }: CodeBlock): string {
  return title?.endsWith('.mdx') ? 'mdx' : language;
}

/** Says what is wrong with the syntax of a block. */
export function syntaxMistakes(block: CodeBlock): string[] {
  const language = languageOf(block);
  const parse = parsers[language];
  return parse
    ? parse(block.code)
    : [`"${language}" has no check. Add one to tests/support/parse-code.ts.`];
}

function importsOfScript(code: string, extension: string): ImportedName[] {
  const { file } = parseScript(code, extension);
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
  // What is no MDX has no imports; its syntax is a mistake of its own.
  if (parsers.mdx!(code).length > 0) return [];
  return parseMdx(code).children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? importsOfScript(node.value, 'jsx').map((imported) => ({
          ...imported,
          line: imported.line + node.position!.start.line - 1,
        }))
      : [],
  );
}

/** All names that a block imports, or exports from elsewhere. */
export function importedNames(block: CodeBlock): ImportedName[] {
  const language = languageOf(block);
  if (language === 'mdx') return importsOfMdx(block.code);
  const extension = scripts[language];
  return extension ? importsOfScript(block.code, extension) : [];
}
