import { changeId, changeKinds, type Change } from '../../content/changes';

/** The file that these checks are about, from the root of the repository. */
export const changesFile = 'changes.ts';

const mostSentences = 3;

/** What every entry has, each with an example. */
const examples = {
  date: '2026-11-22',
  name: 'header-recipes',
  kind: 'site',
  title: 'Recipes for headers',
  text: 'Copy one of [five headers](/recipes) into your project.',
};
const required = Object.keys(examples) as (keyof typeof examples)[];

const place = (change: Change, index: number) => `entry ${index + 1} (${changeId(change)}):`;

/** Whether a text is a day of the calendar, year-month-day. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function dateMistakes({ date }: Change, above: string | undefined, latestDay: string): string[] {
  if (!isDay(date)) {
    return [`"${date}" is no day of the calendar. Write year, month and day: 2026-11-22.`];
  }
  if (date > latestDay) {
    return [`"${date}" is in the future. Write the day on which readers get the change.`];
  }
  if (above && isDay(above) && date > above) {
    return ['it is newer than the entry above it. Move it up: the newest comes first.'];
  }
  return [];
}

function kindMistakes({ kind, version }: Change): string[] {
  if (!Object.hasOwn(changeKinds, kind)) {
    return [`the kind "${kind}" is unknown. Write one of: ${Object.keys(changeKinds).join(', ')}.`];
  }
  if (kind === 'site' && version !== undefined) {
    return [`this site has no versions. Remove "version", or write kind: 'library'.`];
  }
  if (kind === 'library' && !/^\d+\.\d+\.\d+$/.test(version ?? '')) {
    return [`it does not say which release. Add a line such as version: '0.17.4'.`];
  }
  return [];
}

/** Mistakes that hide all others: TypeScript finds them, too, but no build runs it. */
function missingParts(change: Change): string[] {
  return required
    .filter((part) => typeof change[part] !== 'string' || change[part].trim() === '')
    .map(
      (part) => `"${part}" is missing or empty. Add a line such as ${part}: '${examples[part]}'.`,
    );
}

function textMistakes({ title, text }: Change): string[] {
  const sentences = text.match(/[.?!](?=\s|$)/g)?.length ?? 0;
  return [
    ...(/[`[\]<>]/.test(title) ? ['its title is plain text. Put code and links into "text".'] : []),
    ...(sentences > 0
      ? []
      : ['its text has no full sentence. Say what readers can do now, and end with a period.']),
    ...(/[<>{}]/.test(text.replace(/`[^`]+`/g, ''))
      ? ['its text has one of < > { } outside code. Put code between backticks.']
      : []),
    ...(sentences <= mostSentences
      ? []
      : [
          `its text has ${sentences} sentences. Keep ${mostSentences} of them, and link to the rest.`,
        ]),
  ];
}

function nameMistakes(change: Change, all: Change[]): string[] {
  const { name } = change;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name)) {
    return [`the name "${name}" cannot be part of an address. Write it like header-recipes.`];
  }
  const id = changeId(change);
  const first = all.findIndex((other) => changeId(other) === id);
  return all[first] === change
    ? []
    : [`entry ${first + 1} has the same date and name. Give this one another name.`];
}

/**
 * What is wrong with the entries, each with file, entry and remedy. Links are left to `linkMistakes`, which
 * needs the pages.
 * @param changes as the file has them
 * @param latestDay the last day that an entry may have
 * @returns an empty list when nothing is
 */
export function changeMistakes(changes: Change[], latestDay: string): string[] {
  if (changes.length === 0) return [`${changesFile} has no entry. Add one.`];
  return changes.flatMap((change, index) => {
    const missing = missingParts(change);
    const mistakes =
      missing.length > 0
        ? missing
        : [
            ...dateMistakes(change, changes[index - 1]?.date, latestDay),
            ...nameMistakes(change, changes),
            ...kindMistakes(change),
            ...textMistakes(change),
          ];
    return mistakes.map((mistake) => `${place(change, index)} ${mistake}`);
  });
}
