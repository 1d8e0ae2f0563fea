import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import type { LeftOut } from '../../left-out';
import { mergeTrees } from './tree';

/** JSON document of a file. */
export interface TokenFile {
  /** Name or path of the file; empty for pasted text. */
  name: string;
  document: PlainObject;
}

/** A context of a modifier that isn't the default one. */
export interface TokenMode {
  name: string;
  /** All tokens in this context. */
  tree: PlainObject;
  /** Tokens of the context itself. */
  own: PlainObject;
}

/** Tokens in each context. */
export interface ResolvedTokens {
  /** All tokens in the default contexts. */
  tree: PlainObject;
  /** What `tree` was merged from. */
  sources: PlainObject[];
  modes: TokenMode[];
  /** Default context of the first modifier. */
  initial?: string;
  leftOut: LeftOut[];
  /** Files that a resolver names and that weren't added. */
  missing: string[];
}

/** Modifier, such as the color mode. */
interface Modifier {
  name: string;
  contexts: Map<string, PlainObject[]>;
  initial: string;
}

/** Part of the resolution order. */
type Step = PlainObject[] | Modifier;

export const isResolver = (document: PlainObject) => Array.isArray(document.resolutionOrder);

const fileName = (path: string) => path.split('/').at(-1)!;

const entriesOf = (value: Plain | undefined): [string, Plain][] =>
  isPlainObject(value!) ? Object.entries(value) : [];

/**
 * Reads the sets and modifiers of a resolver document in their order.
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
class Resolver {
  readonly leftOut: LeftOut[] = [];
  readonly missing: string[] = [];
  private readonly used = new Set<string>();

  constructor(
    private readonly document: PlainObject,
    private readonly files: readonly TokenFile[],
  ) {}

  steps(): Step[] {
    const order = this.document.resolutionOrder as Plain[];
    const steps = order.flatMap((item): Step[] => {
      if (!isPlainObject(item)) return [];
      const [, kind, name] =
        typeof item.$ref === 'string' ? (/^#\/(sets|modifiers)\/(.+)$/.exec(item.$ref) ?? []) : [];
      if (!name) {
        return item.type === 'modifier'
          ? this.modifier(String(item.name), item)
          : [this.sources(item.sources, String(item.name))];
      }
      const group = this.document[kind!];
      const target = isPlainObject(group!) && Object.hasOwn(group, name) ? group[name] : undefined;
      if (!isPlainObject(target!)) return [];
      this.used.add(`${kind}.${name}`);
      return kind === 'modifiers'
        ? this.modifier(name, target)
        : [this.sources(target.sources, name)];
    });
    for (const kind of ['sets', 'modifiers']) {
      for (const [name] of entriesOf(this.document[kind])) {
        const path = `${kind}.${name}`;
        if (!this.used.has(path)) {
          this.leftOut.push({ kind: 'token', name: path, detail: 'not in resolutionOrder' });
        }
      }
    }
    return steps;
  }

  private modifier(name: string, { contexts, default: initial }: PlainObject): Modifier[] {
    const named = entriesOf(contexts).map(
      ([context, sources]) => [context, this.sources(sources, `${name}.${context}`)] as const,
    );
    if (named.length === 0) return [];
    const isNamed = typeof initial === 'string' && named.some(([context]) => context === initial);
    return [
      { name, contexts: new Map(named), initial: isNamed ? (initial as string) : named[0]![0] },
    ];
  }

  private sources(list: Plain | undefined, name: string): PlainObject[] {
    if (!Array.isArray(list)) return [];
    return list.flatMap((source) => {
      if (!isPlainObject(source)) return [];
      if (typeof source.$ref !== 'string') return [source];
      const found = this.referenced(source.$ref);
      if (found) return found;
      this.missing.push(source.$ref);
      this.leftOut.push({ kind: 'import', name, detail: source.$ref });
      return [];
    });
  }

  private referenced($ref: string): PlainObject[] | undefined {
    const [, set] = /^#\/sets\/(.+)$/.exec($ref) ?? [];
    const sets = this.document.sets;
    if (set && isPlainObject(sets!) && isPlainObject(sets[set]!)) {
      this.used.add(`sets.${set}`);
      return this.sources(sets[set].sources, set);
    }
    const file = this.files.find(({ name }) => name && fileName(name) === fileName($ref));
    return file && [file.document];
  }
}

const isModifier = (step: Step): step is Modifier => !Array.isArray(step);

const merge = (sources: readonly PlainObject[]): PlainObject => sources.reduce(mergeTrees, {});

/** Resolves the tokens of files, one of which may be a resolver, in each context. */
export function resolveTokens(files: readonly TokenFile[]): ResolvedTokens {
  const resolverFile = files.find(({ document }) => isResolver(document));
  if (!resolverFile) {
    const sources = files.map(({ document }) => document);
    return { tree: merge(sources), sources, modes: [], leftOut: [], missing: [] };
  }
  const resolver = new Resolver(resolverFile.document, files);
  const steps = resolver.steps();
  const sourcesIn = (modifier?: Modifier, context?: string) =>
    steps.flatMap((step) =>
      isModifier(step) ? step.contexts.get(step === modifier ? context! : step.initial)! : step,
    );
  const modifiers = steps.filter(isModifier);
  const names = new Set<string>();
  const modes = modifiers.flatMap((modifier) =>
    [...modifier.contexts]
      .filter(([context]) => context !== modifier.initial)
      .map(([context, own]): TokenMode => {
        const name = names.has(context) ? `${modifier.name}-${context}` : context;
        names.add(context);
        return { name, tree: merge(sourcesIn(modifier, context)), own: merge(own) };
      }),
  );
  const sources = sourcesIn();
  const [first] = modifiers;
  const { leftOut, missing } = resolver;
  return {
    tree: merge(sources),
    sources,
    modes,
    ...(first ? { initial: first.initial } : {}),
    leftOut,
    missing,
  };
}
