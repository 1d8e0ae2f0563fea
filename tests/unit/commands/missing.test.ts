import { findEngines } from '../../../src/commands/engines.mjs';
import { missingPart } from '../../../src/commands/missing.mjs';

test('each browser that is not there has packages to install, which fail a run in CI alone', () => {
  const found = findEngines(() => false);
  expect(found.map(({ name }) => name)).toEqual(['Chromium', 'Firefox', 'WebKit']);
  for (const { name, missing } of found) {
    expect(missingPart(name, missing!, true)).toEqual({
      message: `${name}: failed: missing. Install it: apt-get install ${missing}`,
      failed: 1,
    });
    expect(missingPart(name, missing!, false)).toEqual({
      message: `${name}: not run: ${missing} missing`,
      failed: 0,
    });
  }
});

test('a browser without one of its programs is not there', () => {
  const found = findEngines((program) => program !== '/usr/bin/xvfb-run');
  expect(found).toEqual([
    { name: 'Chromium', missing: undefined },
    { name: 'Firefox', missing: undefined },
    { name: 'WebKit', missing: 'webkit2gtk-driver xvfb' },
  ]);
});
