import { demoQuery, readDemoAddress } from '../../src/studio/themes/demo-address';

const names = ['base', 'deep', 'funk'];

test('the URL of a state of /demo can be read back', () => {
  const asked = { theme: 'deep', mode: 'dark', beside: 'funk', besideMode: 'light', problem: '' };
  expect(readDemoAddress(demoQuery(asked), names, false)).toEqual(asked);
});

test("without a query, /demo shows the first preset or the link's theme", () => {
  expect(readDemoAddress('', names, false)).toMatchObject({ theme: 'base', beside: '' });
  expect(readDemoAddress('', names, true)).toMatchObject({ theme: 'link' });
  expect(readDemoAddress('?theme=funk', names, true)).toMatchObject({ theme: 'funk' });
});

test("a preset that doesn't exist is reported", () => {
  expect(readDemoAddress('?theme=chakra&beside=link', names, false)).toMatchObject({
    theme: 'base',
    beside: '',
    problem: 'There’s no preset “chakra”. There’s no preset “link”.',
  });
});
