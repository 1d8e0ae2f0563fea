import { MAX_TEXT_LENGTH } from '../../../themes/text-problems';
import type { SourceFile } from '../../../themes/import-source';
import { binaryProblem, decodeText, SIGNATURE_LENGTH } from './decode-text';

/** A file or a pasted text in the import. Names are unique. */
export interface ListedFile extends SourceFile {
  /** Name that the file has on the disk. */
  fileName: string;
  /** In ms; Infinity if the reader changed its text. */
  addedAt: number;
}

export const pastedText = (text: string): ListedFile => ({
  name: '',
  fileName: '',
  text,
  addedAt: Infinity,
});

/** A file that was chosen or dropped. */
interface AddedFile extends Omit<ListedFile, 'name'> {
  /** When it was last saved, in ms. */
  savedAt: number;
}

/** Files that can be read, and why others can't. */
interface OpenedFiles {
  files: AddedFile[];
  problems: string[];
}

async function openFile(file: File): Promise<AddedFile | string> {
  const { name, size, type } = file;
  try {
    // A character has at most four bytes.
    const isLarge = size > 4 * MAX_TEXT_LENGTH;
    const content = isLarge ? file.slice(0, SIGNATURE_LENGTH) : file;
    const bytes = new Uint8Array(await content.arrayBuffer());
    const text = decodeText(bytes);
    if (text === undefined) return binaryProblem(name, bytes, type);
    const limit = MAX_TEXT_LENGTH.toLocaleString('en-US');
    if (isLarge) return `${name} is too large. The limit is ${limit} characters.`;
    return { fileName: name, text, savedAt: file.lastModified, addedAt: Date.now() };
  } catch {
    return `The browser couldn’t read ${name}. If it’s a folder, add the files in it.`;
  }
}

/** Reads files that were chosen or dropped. One that can't be read doesn't affect the others. */
export async function openFiles(files: readonly File[]): Promise<OpenedFiles> {
  const opened = await Promise.all(files.map(openFile));
  return {
    files: opened.filter((each) => typeof each !== 'string'),
    problems: opened.filter((each) => typeof each === 'string'),
  };
}

/** A name that no other file has, such as `colors (2).ts`. */
function uniqueName(name: string, files: readonly ListedFile[]): string {
  for (let number = 1; ; number += 1) {
    const unique = number === 1 ? name : name.replace(/(?=\.[^.]*$)|$/, ` (${number})`);
    if (files.every((other) => other.name !== unique)) return unique;
  }
}

/**
 * Adds files to a list. A file that's on the list and was saved again replaces itself. Another one with its name, from
 * another folder, is added with a number.
 * @returns also the index of the first file that was added
 */
export function addFiles(
  list: readonly ListedFile[],
  added: readonly AddedFile[],
): { files: ListedFile[]; index: number } {
  const files = list.filter(({ text }) => text);
  const indexes = added.map(({ fileName, text, savedAt, addedAt }) => {
    const same = files.filter(
      (other) => other.fileName === fileName && (other.text === text || savedAt > other.addedAt),
    );
    const index = same.length === 1 ? files.indexOf(same[0]!) : files.length;
    const name = files[index]?.name ?? uniqueName(fileName, files);
    files[index] = { name, fileName, text, addedAt };
    return index;
  });
  return { files, index: indexes[0] ?? 0 };
}
