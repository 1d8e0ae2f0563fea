import changes from '../../changes';
import { libraryVersion } from '../../src/site/facts';

test('the newest entry about the library is about the documented release', () => {
  expect(changes.find(({ kind }) => kind === 'library')?.version).toBe(libraryVersion);
});
