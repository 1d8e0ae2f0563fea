import {
  archivedVersions,
  baseOf,
  currentVersion,
  hasVersionChoice,
  listedVersions,
  type DocumentedVersion,
} from '../versions/list';

/** Title and description of the page that lists the versions. */
export const versionsPage = {
  title: 'Versions',
  description:
    'Every version of the Theme UI documentation: the release it describes, when that came out, and which one you use.',
};

/** What stands above the list, with links as in a page. */
export const versionsIntroduction = [
  `The pages at the root of this site describe Theme UI ${currentVersion.release}, the newest release. ` +
    'They are corrected, and follow each new release.',
  ...(hasVersionChoice
    ? [
        'An older version of the pages has its number in its addresses. It is frozen: its examples run on the ' +
          'release that it describes, and it no longer changes. The version menu of each page leads to the ' +
          'same page of another version.',
      ]
    : []),
  '[Migrating](/migrating) says what changed from one version of the library to the next.',
];

/** A row of the list. */
export interface VersionRow {
  name: string;
  /** Path of a version that this site has. */
  base?: string;
  /** Address of one that is on another site. */
  address?: string;
  /** The release that it describes, when its first and its last release came, and when it was frozen. */
  facts: [release: string, released: string, lastRelease: string, frozen: string];
  status: string;
}

/** Names of the columns. */
export const versionColumns = [
  'Version',
  'Status',
  'Describes',
  'Released',
  'Last release',
  'Frozen',
] as const;

/** Stands where there is nothing to say. */
const nothing = '–';

function toRow(version: DocumentedVersion): VersionRow {
  const { name, release, released, lastRelease, frozen = nothing } = version;
  return {
    name,
    base: baseOf(version),
    facts: [release, released, lastRelease, frozen],
    status: version === currentVersion ? 'Current' : 'Older, no longer changed',
  };
}

/** The versions that readers are told of, the newest first, and those on other sites. */
export const versionRows: VersionRow[] = [
  ...listedVersions.map(toRow),
  ...archivedVersions.map(({ name, address, released = nothing }): VersionRow => ({
    name,
    address,
    facts: [nothing, released, nothing, nothing],
    status: 'On another site',
  })),
];

/** Words about the reader's own release. */
export const yourRelease = {
  id: 'your-release',
  title: 'Your release',
  text:
    'Some sentences say since which release they hold. Choose the release that your project has installed, and ' +
    'you no longer see those marks where your release has what they are about. The choice stays in this browser.',
};
