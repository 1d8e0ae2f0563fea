import { decodeWork, encodeWork, hasWork } from '../../src/sandbox/live-code/share-link';

describe('share links', () => {
  const work = { code: '<p>“Ünï” 🎉</p>', theme: '{}', preset: 'tosh', mode: 'dark' };
  test('contain the code, theme, preset and mode', async () => {
    const hash = await encodeWork(work);
    expect(hash).toMatch(/^[\w.-]+$/);
    expect(hasWork(`#${hash}`)).toBe(true);
    expect(await decodeWork(`#${hash}`)).toEqual(work);
  });
  test('are short', async () => {
    const code = '<Button variant="secondary">Save</Button>\n'.repeat(50);
    // What chats keep as a link.
    expect((await encodeWork({ ...work, code })).length).toBeLessThan(2000);
  });
  test.each(['work1.', 'work1.%%%', 'work1.AAAA', 'work1.S0ktLgEA'])(
    '%s is damaged',
    async (hash) => {
      await expect(decodeWork(hash)).rejects.toThrow('This link is damaged');
    },
  );
  test('default to no theme and preset, and reject invalid values', async () => {
    const encode = (value: unknown) => encodeWork(value as Parameters<typeof encodeWork>[0]);
    expect(await decodeWork(await encode({ code: '<p />' }))).toEqual({
      code: '<p />',
      theme: '',
      preset: '',
      mode: undefined,
    });
    for (const wrong of [
      {},
      { code: 1 },
      { code: '', preset: "a'; alert(1)" },
      { code: '', mode: {} },
    ]) {
      await expect(decodeWork(await encode(wrong))).rejects.toThrow('damaged');
    }
  });
  test('reject code that is too long', async () => {
    await expect(encodeWork({ ...work, code: 'x'.repeat(100_001) })).rejects.toThrow(
      'Too long for a link',
    );
  });
  test('are damaged if they are cut off or decompress to too much data', async () => {
    const hash = await encodeWork(work);
    await expect(decodeWork(hash.slice(0, -9))).rejects.toThrow('damaged');
    const zeros = new Blob([JSON.stringify({ ...work, code: ' '.repeat(50_000_000) })]);
    const stream = zeros.stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
    await expect(decodeWork(`work1.${bomb}`)).rejects.toThrow('damaged');
  }, 20_000);
});
