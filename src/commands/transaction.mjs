import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * What becomes of a file or a folder: a text, a folder to copy with what the filter lets through, or null for what is
 * to go.
 * @typedef {string | { copy: string, filter: (source: string) => boolean } | null} Change
 */

/** Where a change is prepared, below the site's folder: on the same disk, and not in git. */
const stage = '.docusaurus/unfinished-change';

/** Tells that a change has begun and has not ended. */
const journalOf = (siteDir) => path.join(siteDir, stage, 'journal.json');

/**
 * Whether a command was stopped while it changed files.
 * @param {string} siteDir
 * @returns {boolean}
 */
export function isUnfinished(siteDir) {
  return existsSync(journalOf(siteDir));
}

/** A path in the site's folder, and in that of what was there or comes. */
const placesOf = (siteDir, file) => ({
  place: path.join(siteDir, file),
  before: path.join(siteDir, stage, 'before', file),
  after: path.join(siteDir, stage, 'after', file),
});

function move(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Puts everything back that a stopped command had changed.
 * @param {string} siteDir
 * @returns {boolean} whether there was something to put back
 */
export function undoUnfinished(siteDir) {
  if (!isUnfinished(siteDir)) return false;
  for (const { file, wasThere, comes } of JSON.parse(readFileSync(journalOf(siteDir), 'utf8'))) {
    const { place, before, after } = placesOf(siteDir, file);
    // What comes is in its place once it is not prepared any more.
    if (comes && !existsSync(after) && (!wasThere || existsSync(before))) {
      rmSync(place, { recursive: true, force: true });
    }
    if (existsSync(before)) move(before, place);
  }
  rmSync(path.join(siteDir, stage), { recursive: true });
  return true;
}

/**
 * Changes files and folders together: when this is stopped in the middle, by whatever means, `undoUnfinished` puts
 * back what was there.
 * @param {string} siteDir
 * @param {Record<string, Change>} changes by path from the site's folder
 * @param {(step: string) => void} [onStep] called before each step
 */
export function changeTogether(siteDir, changes, onStep = () => {}) {
  rmSync(path.join(siteDir, stage), { recursive: true, force: true });
  const journal = [];
  for (const [file, change] of Object.entries(changes)) {
    const { place, after } = placesOf(siteDir, file);
    journal.push({ file, wasThere: existsSync(place), comes: change !== null });
    if (change === null) continue;
    onStep(`prepare ${file}`);
    mkdirSync(path.dirname(after), { recursive: true });
    if (typeof change === 'string') writeFileSync(after, change);
    else cpSync(change.copy, after, { recursive: true, filter: change.filter });
  }
  onStep('write the journal');
  writeFileSync(`${journalOf(siteDir)}.part`, JSON.stringify(journal));
  renameSync(`${journalOf(siteDir)}.part`, journalOf(siteDir));
  for (const { file, wasThere, comes } of journal) {
    const { place, before, after } = placesOf(siteDir, file);
    onStep(`replace ${file}`);
    if (wasThere) move(place, before);
    onStep(`put ${file}`);
    if (comes) move(after, place);
  }
  onStep('remove the journal');
  rmSync(journalOf(siteDir));
  rmSync(path.join(siteDir, stage), { recursive: true });
}
