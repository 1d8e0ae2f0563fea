import type { Config } from '@docusaurus/types';
import { checkConfig } from '../../src/assembly/docusaurus/check-config';
import { refusals } from '../../src/assembly/docusaurus/supported-options';
import { tableBelow } from '../support/documented-features';

const withoutCode = (cell: string) => cell.replaceAll('`', '');

test('CONTRIBUTING.md says what the build says about each refused option', () =>
  expect(
    tableBelow(
      'The following stops `npm start` and the build, which say what to use instead. `preset` stands for preset-classic.',
    ).map((cells) => cells.map(withoutCode)),
  ).toEqual(
    refusals.map(({ feature, options = [], instead }) => [
      [feature, ...options].filter(Boolean).join(', '),
      instead,
    ]),
  ));

/** The smallest configuration with an option. */
function configWith(option: string): Config {
  const { preset = {}, ...config } = option
    .split('.')
    .reduceRight<object>(
      (value, key) => (key.endsWith('[]') ? { [key.slice(0, -2)]: [value] } : { [key]: value }),
      {},
    ) as { preset?: object };
  return { ...config, presets: [['classic', preset]] } as Config;
}

test.each(
  refusals.flatMap(({ options = [], instead }) => options.map((option) => [option, instead])),
)('%s stops the build, with what to use instead', (option, instead) =>
  expect(() => checkConfig(configWith(option!), process.cwd())).toThrow(
    `${option!.replaceAll('[]', '[0]')} isn't supported. ${instead}.`,
  ),
);
