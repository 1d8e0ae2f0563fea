import { findEngines, missingPackagesResult, oldNodeMessage } from '../../src/commands/engines.mjs';

test('each missing browser names the packages to install and only fails the run in CI', () => {
  const found = findEngines(() => false);
  expect(found.map(({ name }) => name)).toEqual(['Firefox', 'WebKit']);
  for (const { name, missing } of found) {
    expect(missingPackagesResult(name, missing!, true)).toEqual({
      message: `${name}: failed, because packages are missing. Run: apt-get install ${missing}`,
      failed: 1,
    });
    expect(missingPackagesResult(name, missing!, false)).toEqual({
      message: `${name}: not run, because packages are missing. Run: apt-get install ${missing}`,
      failed: 0,
    });
  }
});

test('a browser is missing if one of its programs is missing', () => {
  const found = findEngines((program) => program !== '/usr/bin/xvfb-run');
  expect(found).toEqual([
    { name: 'Firefox', missing: undefined },
    { name: 'WebKit', missing: 'webkit2gtk-driver xvfb' },
  ]);
});

test('a suite that needs a newer Node is named, and no other', () => {
  expect(oldNodeMessage('Agents', 22, '20.19.0')).toBe(
    'Agents: not run, because it needs Node 22 or newer. This is Node 20.19.0.',
  );
  expect(oldNodeMessage('Agents', 22, '22.0.0')).toBeUndefined();
  expect(oldNodeMessage('Agents', 22, '24.1.0')).toBeUndefined();
});
