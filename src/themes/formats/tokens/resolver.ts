import { isPlainObject, type Plain, type PlainObject } from '../../changes';
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
  const used = new Set<string>();
  const sets = new Map<string, PlainObject>();

  function sourceOf(source: Plain, name: string): PlainObject {
    if (!isPlainObject(source)) return {};
    const { $ref } = source;
    if (typeof $ref !== 'string') return source;
    const [, set = ''] = /^#\/sets\/(.+)$/.exec($ref) ?? [];
    const known = memberOf(document.sets, set);
    if (known) return setOf(known, set);
    const file = files.find((each) => each.name && fileName(each.name) === fileName($ref));
    if (!file) leftOut.push({ kind: 'import', name, detail: $ref });
    return file?.document ?? {};
  }

  const treeOf = (list: Plain | undefined, name: string) =>
    (Array.isArray(list) ? list : []).reduce<PlainObject>(
      (tree, source) => mergeTrees(tree, sourceOf(source, name)),
      {},
    );

  function setOf({ sources }: PlainObject, name: string): PlainObject {
    used.add(`sets.${name}`);
    // A set that leads to itself has no more tokens.
    const tree = sets.get(name) ?? (sets.set(name, {}), treeOf(sources, name));
    sets.set(name, tree);
    return tree;
  }

  function stepOf(item: Plain): Step[] {
    if (!isPlainObject(item)) return [];
    const [, kind, name = String(item.name)] =
      /^#\/(sets|modifiers)\/(.+)$/.exec(String(item.$ref)) ?? [];
    const target = kind ? memberOf(document[kind], name) : item;
    if (!target) return [];
    used.add(`${kind}.${name}`);
    if (kind ? kind === 'sets' : item.type !== 'modifier') {
      const tree = kind ? setOf(target, name) : treeOf(target.sources, name);
      return [{ name, contexts: new Map([['', tree]]) }];
    }
    const contexts = Object.entries(isPlainObject(target.contexts!) ? target.contexts : {}).map(
      ([context, sources]) => [context, treeOf(sources, `${name}.${context}`)] as const,
    );
    const isDefault = ([context]: (typeof contexts)[number]) => context === target.default;
    const first = contexts.find(isDefault) ?? contexts[0];
    return first ? [{ name, contexts: new Map([first, ...contexts]) }] : [];
  }

  const steps = (document.resolutionOrder as Plain[]).flatMap(stepOf);
  for (const kind of ['sets', 'modifiers']) {
    for (const name of Object.keys(document[kind] ?? {})) {
      if (used.has(`${kind}.${name}`)) continue;
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
