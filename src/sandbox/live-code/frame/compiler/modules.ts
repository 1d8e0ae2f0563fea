import type { ExportNamedDeclaration, ImportDeclaration } from '@babel/types';
import { declaredNames } from '../../../../content/code/example-module';
import type { Edits } from './edits';
import { isType, type Visitor } from './walk';

const nameOf = (node: { type: string; name?: string; value?: string }) => node.name ?? node.value!;

/** Collects imports and exports of a module, and compiles them. */
export class ModuleLinks {
  private imports: ImportDeclaration[] = [];
  private exports: string[] = [];
  /** Names that are used outside types. */
  private used = new Set<string>();

  /** @param runtime expression for an object with `require`, `import`, `getDefault`, and `exports` */
  constructor(
    private edits: Edits,
    private runtime: string,
  ) {}

  readonly visit: Visitor = (node, parent) => {
    const { edits, runtime } = this;
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        if (!/^Import/.test(parent?.type ?? '')) this.used.add(node.name);
        return;
      case 'Import':
        edits.open(node.start, `${runtime}.import`);
        return edits.remove(node.start, node.end);
      case 'ImportDeclaration':
        if (node.importKind !== 'type') this.imports.push(node);
        return edits.remove(node.start, node.end);
      case 'ExportAllDeclaration':
        if (node.exportKind !== 'type')
          this.exports.push(
            `Object.assign(${runtime}.exports, ${this.require(node.source.value)});`,
          );
        return edits.remove(node.start, node.end);
      case 'ExportNamedDeclaration':
        return this.exportNames(node);
      case 'ExportDefaultDeclaration': {
        const { declaration } = node;
        const from = declaration.start!;
        const isNamed =
          /^(Function|Class)Declaration$/.test(declaration.type) && 'id' in declaration;
        if (isNamed && declaration.id) this.export('default', nameOf(declaration.id as never));
        else if (!isType(declaration)) edits.open(node.start, `${runtime}.exports.default = `);
        return edits.remove(
          node.start,
          node.start + edits.text.slice(node.start, from).indexOf('default') + 7,
        );
      }
      default:
    }
  };

  /** Returns the code that imports what the module uses. */
  importCode(): string {
    return this.imports.map((node) => this.importNames(node)).join('');
  }

  /** Returns the code that exports at the end of the module. */
  exportCode(): string {
    return this.exports.join('');
  }

  private require(source: string): string {
    return `${this.runtime}.require(${JSON.stringify(source)})`;
  }

  private export(name: string, value: string): void {
    this.exports.push(this.assignment(name, value));
  }

  private assignment(name: string, value: string): string {
    return `${this.runtime}.exports[${JSON.stringify(name)}] = ${value};`;
  }

  private exportNames(node: ExportNamedDeclaration): void | (() => void) {
    const { edits } = this;
    const { declaration, specifiers, source } = node;
    if (!declaration) edits.remove(node.start!, node.end!);
    else edits.remove(node.start!, node.start! + 'export'.length);
    if (node.exportKind === 'type') return undefined;
    const names = declaredNames(node);
    for (const name of names) this.export(name, name);
    for (const specifier of specifiers) {
      // `export * as name from`.
      if (specifier.type === 'ExportNamespaceSpecifier')
        this.export(nameOf(specifier.exported), this.require(source!.value));
      if (specifier.type !== 'ExportSpecifier' || specifier.exportKind === 'type') continue;
      const local = nameOf(specifier.local);
      this.export(
        nameOf(specifier.exported),
        source ? `${this.require(source.value)}.${local}` : local,
      );
    }
    // Also at once: other modules may import this one meanwhile, or a later statement may throw.
    const assignments = names.map((name) => this.assignment(name, name)).join('');
    return assignments ? () => edits.close(node.end!, `;${assignments}`) : undefined;
  }

  /** Imports that are only used as types are left out. */
  private importNames({ specifiers, source }: ImportDeclaration): string {
    const requireCall = this.require(source.value);
    if (specifiers.length === 0) return `${requireCall};`;
    return specifiers
      .filter(({ local }) => this.used.has(local.name))
      .map((specifier) => {
        const { name } = specifier.local;
        if (specifier.type === 'ImportNamespaceSpecifier') return `const ${name} = ${requireCall};`;
        const imported =
          specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
        return imported === 'default'
          ? `const ${name} = ${this.runtime}.getDefault(${requireCall});`
          : `const ${name} = ${requireCall}[${JSON.stringify(imported)}];`;
      })
      .join('');
  }
}
