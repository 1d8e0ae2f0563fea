import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * What becomes of a file or a folder: a text, a folder to copy with what the filter lets through, or null for what is
 * to go.
 * @typedef {string | { copy: string, filter: (source: string) => boolean } | null} Change
 */

/**
 * Where a change is prepared, below the site's folder: on the same disk, not in git, and out of reach of
 * "npm run clear".
 */
const stage = '.unfinished-change';

/** Tells that a change has begun and has not ended. */
const journalOf = (siteDir) => path.join(siteDir, stage, 'journal.json');

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

/** All files at a path and below it, from the site's folder. */
function filesAt(siteDir, file) {
  const { after } = placesOf(siteDir, file);
  if (statSync(after).isFile()) return [file];
  return readdirSync(after, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(after, name)).isFile())
    .map((name) => path.join(file, name));
}

/** Removes files, and the folders that hold nothing without them. */
function removeFiles(siteDir, files) {
  for (const file of files) rmSync(path.join(siteDir, file), { force: true });
  const folders = new Set();
  for (const file of files) {
    for (let up = path.dirname(file); up !== '.'; up = path.dirname(up)) folders.add(up);
  }
  for (const folder of [...folders].sort().reverse()) {
    const place = path.join(siteDir, folder);
    if (existsSync(place) && readdirSync(place).length === 0) rmdirSync(place);
  }
}

/**
 * Refuses to go on with files of which some are new and some are old.
 * @param {string} siteDir
 * @throws when a command was stopped while it changed files
 */
export function assertFinished(siteDir) {
  if (!existsSync(journalOf(siteDir))) return;
  throw new Error(
    'A version command was stopped in the middle. Run "npm run version:list", which puts back what it had changed.',
  );
}

/**
 * Puts everything back that a stopped command had changed. Removes nothing but the files that it had made, so what
 * was done since, by hand or by git, does no harm.
 * @param {string} siteDir
 * @returns {boolean} whether there was something to put back
 */
export function undoUnfinished(siteDir) {
  if (!existsSync(journalOf(siteDir))) return false;
  for (const { file, made } of JSON.parse(readFileSync(journalOf(siteDir), 'utf8'))) {
    const { place, before, after } = placesOf(siteDir, file);
    // What comes is in its place once it is not prepared any more.
    if (!existsSync(after)) removeFiles(siteDir, made);
    // A copy, so that this can be stopped and run again.
    if (existsSync(before)) cpSync(before, place, { recursive: true });
  }
  rmSync(journalOf(siteDir));
  rmSync(path.join(siteDir, stage), { recursive: true });
  return true;
}

/** Makes what comes, below the stage. */
function prepare(siteDir, file, change) {
  const { after } = placesOf(siteDir, file);
  mkdirSync(path.dirname(after), { recursive: true });
  if (typeof change === 'string') writeFileSync(after, change);
  else cpSync(change.copy, after, { recursive: true, filter: change.filter });
}

function changeAll(siteDir, changes, onStep) {
  const journal = [];
  for (const [file, change] of Object.entries(changes)) {
    const wasThere = existsSync(path.join(siteDir, file));
    if (change !== null) {
      onStep(`prepare ${file}`);
      prepare(siteDir, file, change);
    }
    const made = change === null || wasThere ? [] : filesAt(siteDir, file);
    journal.push({ file, wasThere, comes: change !== null, made });
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
}

/**
 * Changes files and folders together: when this fails, what was there is back; when it is stopped in the middle, by
 * whatever means, `undoUnfinished` puts it back.
 * @param {string} siteDir
 * @param {Record<string, Change>} changes by path from the site's folder
 * @param {(step: string) => void} [onStep] called before each step
 * @throws what the file system has against a change
 */
export function changeTogether(siteDir, changes, onStep = () => {}) {
  rmSync(path.join(siteDir, stage), { recursive: true, force: true });
  mkdirSync(path.join(siteDir, stage));
  try {
    changeAll(siteDir, changes, onStep);
  } catch (error) {
    undoUnfinished(siteDir);
    throw error;
  } finally {
    rmSync(path.join(siteDir, stage), { recursive: true, force: true });
  }
}
