import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import type { LeftOut } from '../../left-out';
import { contextsOf, type TokenContexts, type TokenFile } from './contexts';
import { mergeTrees } from './tree';

export const isResolver = (document: PlainObject) => Array.isArray(document.resolutionOrder);

const fileName = (path: string) => path.split('/').at(-1)!;

const memberOf = (group: Plain | undefined, name: string): PlainObject | undefined => {
  const member = isPlainObject(group!) && Object.hasOwn(group, name) ? group[name] : undefined;
  return isPlainObject(member!) ? member : undefined;
};

/** A set with one context, or a modifier; the default context is the first. */
interface Step {
  name: string;
  contexts: Map<string, PlainObject>;
}

/**
 * Reads a resolver document, and the files that it names.
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function resolveTokens(document: PlainObject, files: readonly TokenFile[]): TokenContexts {
  const leftOut: LeftOut[] = [];
  /** Trees of the sets by their references. While a set is read, its tree is empty, in case it refers to itself. */
  const sets = new Map<string, PlainObject>();

  const targetOf = ($ref: string): PlainObject | undefined => {
    const [, kind = '', name = ''] = /^#\/(sets|modifiers)\/(.+)$/.exec($ref) ?? [];
    return memberOf(document[kind], name);
  };

  function sourceOf(source: Plain): PlainObject {
    if (!isPlainObject(source)) return {};
    const { $ref } = source;
    if (typeof $ref !== 'string') return source;
    const set = targetOf($ref);
    if (set && !sets.has($ref)) {
      sets.set($ref, {});
      sets.set($ref, treeOf(set.sources));
    }
    const file = files.find(({ name }) => name && fileName(name) === fileName($ref));
    const tree = sets.get($ref) ?? file?.document;
    if (!tree) leftOut.push({ kind: 'import', name: $ref });
    return tree ?? {};
  }

  const treeOf = (sources: Plain | undefined) =>
    (Array.isArray(sources) ? sources : []).reduce<PlainObject>(
      (tree, source) => mergeTrees(tree, sourceOf(source)),
      {},
    );

  function stepOf(item: Plain): Step {
    // Sets and modifiers may also be written in the order itself.
    const inline = isPlainObject(item) ? item : {};
    const { $ref = '', name = $ref } = inline;
    const target = targetOf(String($ref)) ?? inline;
    if (!isPlainObject(target.contexts!)) {
      const tree = $ref ? sourceOf(item) : treeOf(target.sources);
      return { name: '', contexts: new Map([['', tree]]) };
    }
    const contexts = Object.entries(target.contexts).map(
      ([context, sources]) => [context, treeOf(sources)] as const,
    );
    const [first] = contexts.filter(([context]) => context === target.default);
    return {
      name: String(name).replace('#/modifiers/', ''),
      contexts: new Map(first ? [first, ...contexts] : contexts),
    };
  }

  const order = document.resolutionOrder as Plain[];
  const steps = order.map(stepOf).filter(({ contexts }) => contexts.size > 0);
  const refs = [...order.map((item) => isPlainObject(item) && item.$ref), ...sets.keys()];
  for (const kind of ['sets', 'modifiers']) {
    for (const name of Object.keys(document[kind] ?? {})) {
      if (refs.includes(`#/${kind}/${name}`)) continue;
      leftOut.push({ kind: 'token', name: `${kind}.${name}`, detail: 'not in resolutionOrder' });
    }
  }
  const modifiers = steps.map(({ name, contexts }) => ({ name, contexts: [...contexts.keys()] }));
  const contexts = contextsOf(modifiers, (choice) =>
    steps.reduce<PlainObject>(
      (tree, step, index) => mergeTrees(tree, step.contexts.get(choice[index]!)!),
      {},
    ),
  );
  return { ...contexts, leftOut };
}
