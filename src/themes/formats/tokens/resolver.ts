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

/** A set, or a modifier with its contexts, the default one first. */
interface Step {
  name: string;
  contexts: Map<string, PlainObject[]>;
}

/**
 * Reads a resolver document, and the files that it names.
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function resolveTokens(document: PlainObject, files: readonly TokenFile[]): TokenContexts {
  const leftOut: LeftOut[] = [];
  const missing: string[] = [];
  const used = new Set<string>();

  function sourcesOf(list: Plain | undefined, name: string): PlainObject[] {
    if (!Array.isArray(list)) return [];
    return list.flatMap((source) => {
      if (!isPlainObject(source)) return [];
      const { $ref } = source;
      if (typeof $ref !== 'string') return [source];
      const [, set = ''] = /^#\/sets\/(.+)$/.exec($ref) ?? [];
      const known = memberOf(document.sets, set);
      // A set that leads to itself has no more tokens.
      if (known && set !== name) {
        used.add(`sets.${set}`);
        return sourcesOf(known.sources, set);
      }
      const file = files.find((each) => each.name && fileName(each.name) === fileName($ref));
      if (file) return [file.document];
      missing.push($ref);
      leftOut.push({ kind: 'import', name, detail: $ref });
      return [];
    });
  }

  function stepOf(item: Plain): Step[] {
    if (!isPlainObject(item)) return [];
    const [, kind, name = String(item.name)] =
      /^#\/(sets|modifiers)\/(.+)$/.exec(String(item.$ref)) ?? [];
    const target = kind ? memberOf(document[kind], name) : item;
    if (!target) return [];
    used.add(`${kind}.${name}`);
    if (kind ? kind === 'sets' : item.type !== 'modifier') {
      return [{ name, contexts: new Map([['', sourcesOf(target.sources, name)]]) }];
    }
    const contexts = isPlainObject(target.contexts!) ? Object.keys(target.contexts) : [];
    if (contexts.length === 0) return [];
    const initial = contexts.find((context) => context === target.default) ?? contexts[0]!;
    const named = [initial, ...contexts.filter((context) => context !== initial)].map(
      (context) =>
        [
          context,
          sourcesOf((target.contexts as PlainObject)[context], `${name}.${context}`),
        ] as const,
    );
    return [{ name, contexts: new Map(named) }];
  }

  const steps = (document.resolutionOrder as Plain[]).flatMap(stepOf);
  for (const kind of ['sets', 'modifiers']) {
    const group = document[kind];
    for (const name of isPlainObject(group!) ? Object.keys(group) : []) {
      if (used.has(`${kind}.${name}`)) continue;
      leftOut.push({ kind: 'token', name: `${kind}.${name}`, detail: 'not in resolutionOrder' });
    }
  }
  const modifiers = steps.map(({ name, contexts }) => ({ name, contexts: [...contexts.keys()] }));
  const contexts = contextsOf(modifiers, (choice) =>
    steps
      .flatMap((step, index) => step.contexts.get(choice[index]!)!)
      .reduce<PlainObject>((before, after) => mergeTrees(before, after), {}),
  );
  const [first] = modifiers.filter((modifier) => modifier.contexts.length > 1);
  return { ...contexts, initial: first?.contexts[0], leftOut, missing };
}
