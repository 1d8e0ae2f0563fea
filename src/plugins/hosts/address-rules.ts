import { namedPages, ruleOf, type FileRule, type Headers } from '../../site/hosting';

/** Headers of an address, or of all below one that ends in `/*`. Both are paths from the site's root. */
export interface AddressRule {
  address: string;
  headers: Headers;
}

type Entry = [address: string, rule: FileRule | undefined];

/** The address at which hosts serve a file: pages go without their extension. */
const addressFor = (file: string) =>
  namedPages.test(file) ? file : file.replace(/(?:(\/)index)?\.html$/, '$1');

function rulesIn(folder: string, entries: Entry[], all: Map<string, Entry[1]>): AddressRule[] {
  const own: AddressRule[] = [];
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [address, rule] = entry;
    const [name, ...rest] = address.slice(folder.length).split('/');
    const inner = `${folder}${name}`;
    if (rest.length > 0) below.set(inner, [...(below.get(inner) ?? []), entry]);
    else if (rule) own.push({ address, headers: rule.headers });
  }
  const folders = [...below].flatMap(([inner, files]) => {
    const rules = new Set(files.flatMap(([, rule]) => rule ?? []));
    // On some hosts what holds for all below an address holds for it, too.
    const agrees = !all.has(inner) || [...rules].every((rule) => rule === all.get(inner));
    if (rules.size > 1 || !agrees) return rulesIn(`${inner}/`, files, all);
    return [...rules].map(({ headers }) => ({ address: `${inner}/*`, headers }));
  });
  return [...own, ...folders];
}

/**
 * The rules of src/site/hosting for hosts that know addresses and not files. No two of them match one
 * address, since some hosts join what they say; hosts also have limits, so that a folder whose files agree has
 * one rule, which its files without a rule follow.
 * @param files paths of all files from the site's root, beginning with a slash
 */
export function addressRules(files: readonly string[]): AddressRule[] {
  const entries = files.map((file): Entry => [addressFor(file), ruleOf(file)]);
  return rulesIn('/', entries, new Map(entries));
}
