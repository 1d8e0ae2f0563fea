import { addFiles, openFiles, pastedText } from '../../src/studio/tools/customize/import/file-list';
import { MAX_TEXT_LENGTH } from '../../src/studio/themes/text-problems';

type Content = ConstructorParameters<typeof File>[0][number];

const fileOf = (content: Content, name: string, options?: FilePropertyBag) =>
  new File([content], name, options);

const css = ':root { --größe: 4px; --ink: #111; }';
const bytesOf = (encoding: BufferEncoding, ...mark: number[]) =>
  Uint8Array.from([...mark, ...Buffer.from(css, encoding)]);

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', bytesOf('utf8')],
  ['UTF-8 with a byte order mark', bytesOf('utf8', 0xef, 0xbb, 0xbf)],
  ['UTF-16, little-endian', bytesOf('utf16le', 0xff, 0xfe)],
  ['UTF-16, big-endian', Uint8Array.from([0xfe, 0xff, ...Buffer.from(css, 'utf16le').swap16()])],
  ['Windows-1252', bytesOf('latin1')],
])('a file’s encoding is told by its bytes: %s', async (_encoding, bytes) => {
  const { files, problems } = await openFiles([fileOf(bytes, 'theme.css')]);
  expect(problems).toEqual([]);
  expect(files).toMatchObject([{ fileName: 'theme.css', text: css }]);
});

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each<[string, File, string]>([
  [
    'a ZIP archive',
    fileOf(latin1('PK\x03\x04\x14\0\0\0'), 'tokens.zip'),
    'tokens.zip is a ZIP archive. Extract it, and add the files in it.',
  ],
  [
    'a PNG',
    fileOf(latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'logo.png'),
    'logo.png is a picture. Add the file that has the theme.',
  ],
  [
    'a JPEG with the name of a style sheet',
    fileOf(latin1('\xff\xd8\xff\xe0\0\x10JFIF'), 'a.css'),
    'a.css is a picture. Add the file that has the theme.',
  ],
  [
    'a WebP',
    fileOf(latin1('RIFF\x10\0\0\0WEBPVP8 '), 'a.webp'),
    'a.webp is a picture. Add the file that has the theme.',
  ],
  [
    'a font',
    fileOf(latin1('wOF2\0\x01\0\0'), 'Inter.woff2'),
    'Inter.woff2 is a font. Add the file that has the theme.',
  ],
  [
    'a PDF',
    fileOf(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\0'), 'brand.pdf'),
    'brand.pdf is a PDF. Add the file that has the theme.',
  ],
  [
    'a PDF without other bytes than letters',
    fileOf('%PDF-1.4\n1 0 obj', 'brand.pdf'),
    'brand.pdf is a PDF. Add the file that has the theme.',
  ],
  [
    'a video',
    fileOf(latin1('\0\0\0\x18\0'), 'a.mp4', { type: 'video/mp4' }),
    'a.mp4 is a video. Add the file that has the theme.',
  ],
  [
    'other bytes',
    fileOf(latin1('\0\x01\x02\x03'), 'a.fig'),
    'a.fig isn’t a text file, so it can’t be read as a theme.',
  ],
  [
    'a large picture',
    fileOf(latin1(`\x89PNG${'\0'.repeat(4 * MAX_TEXT_LENGTH)}`), 'a.png'),
    'a.png is a picture. Add the file that has the theme.',
  ],
  [
    'a large text',
    fileOf('ä'.repeat(2 * MAX_TEXT_LENGTH + 1), 'a.css'),
    'a.css is too large. The limit is 1,000,000 characters.',
  ],
  [
    'a folder',
    Object.assign(fileOf('', 'src'), {
      arrayBuffer: () => Promise.reject(new Error('NotFoundError')),
    }),
    'The browser couldn’t read src. If it’s a folder, add the files in it.',
  ],
])(
  'a file that isn’t a text is named with what it is, and others are read: %s',
  async (_what, file, problem) => {
    const { files, problems } = await openFiles([file, fileOf(css, 'theme.css')]);
    expect(problems).toEqual([problem]);
    expect(files).toMatchObject([{ fileName: 'theme.css' }]);
  },
);

test('a file that was saved again replaces itself, and others with its name are kept', () => {
  const file = (text: string, savedAt: number, addedAt: number, fileName = 'colors.ts') => ({
    fileName,
    text,
    savedAt,
    addedAt,
  });
  const textsOf = (list: readonly { name: string; text: string }[]) =>
    list.map(({ name, text }) => `${name}: ${text}`);
  const first = addFiles([pastedText('')], [file('a', 1, 10), file('b', 2, 10)]);
  expect(textsOf(first.files)).toEqual(['colors.ts: a', 'colors (2).ts: b']);
  expect(first.index).toBe(0);
  // From a third folder.
  const second = addFiles(first.files, [file('c', 3, 20)]);
  expect(textsOf(second.files)).toEqual(['colors.ts: a', 'colors (2).ts: b', 'colors (3).ts: c']);
  expect(second.index).toBe(2);
  // The same text again.
  expect(addFiles(second.files, [file('b', 2, 30)])).toMatchObject({
    index: 1,
    files: { length: 3 },
  });

  const theme = addFiles([], [file('a', 1, 10, 'theme')]);
  const saved = addFiles(theme.files, [file('b', 15, 20, 'theme')]);
  expect(textsOf(saved.files)).toEqual(['theme: b']);
  // What the reader changed in the text is kept.
  const typed = saved.files.map((each) => ({ ...each, text: 'typed', addedAt: Infinity }));
  expect(textsOf(addFiles(typed, [file('c', 30, 40, 'theme')]).files)).toEqual([
    'theme: typed',
    'theme (2): c',
  ]);
});
