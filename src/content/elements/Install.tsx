/** @jsxImportSource theme-ui */
import { codeStyle, floatingStyle } from './CodeBlock';
import { CopyButton } from './CopyButton';
import { PartName, withPart } from './part-name';
import { TabItem, Tabs } from './Tabs';
import { packageManagerKey } from './tab-selection';
import { smallScreen } from '../../base/design/scales';
import { useFixedStyle } from '../../base/design/useFixedStyle';

/** Command and development-dependency flag of each package manager, in tab order; the first is the default. */
const commands = [
  { manager: 'npm', add: 'npm install', dev: '--save-dev' },
  { manager: 'yarn', add: 'yarn add', dev: '--dev' },
  { manager: 'pnpm', add: 'pnpm add', dev: '--save-dev' },
  { manager: 'bun', add: 'bun add', dev: '--dev' },
];

/** A phone shows the whole command. */
const commandStyle = {
  ...codeStyle,
  [`@media ${smallScreen}`]: { whiteSpace: 'pre-wrap' },
} as const;

const boxStyle = {
  my: 3,
  bg: 'muted',
  border: 'thin',
  borderRadius: 'large',
  overflow: 'hidden',
  '> div': { my: 0 },
  '[role="tablist"]': { px: 2 },
  '[role="tab"]': { fontFamily: 'monospace' },
} as const;

/**
 * Tabs with the install command for each package manager. The selection applies to the whole site and is stored.
 * Without scripts and in print, all four commands are visible.
 * @param props.packages names, separated by spaces
 * @param props.dev true to install them as development dependencies
 * @param props.partName name in the accessible names of the controls, if the page has several commands
 */
export function Install({
  packages,
  dev: isDev = false,
  partName = '',
}: {
  packages: string;
  dev?: boolean;
  partName?: string;
}) {
  if (!packages) throw new Error('<Install> needs packages: <Install packages="theme-ui" />');
  const css = { code: useFixedStyle(commandStyle), floating: useFixedStyle(floatingStyle) };
  return (
    <div data-install="" sx={boxStyle}>
      <Tabs
        storageKey={packageManagerKey}
        label="Package manager"
        partName={partName}
        hasPanelLabels={false}
      >
        {commands.map(({ manager, add, dev }) => (
          <TabItem key={manager} value={manager}>
            <figure sx={{ position: 'relative', m: 0 }}>
              <pre
                tabIndex={0}
                role="group"
                aria-label={withPart(`Command for ${manager}`, partName)}
                data-language="bash"
                css={css.code}
              >
                <code translate="no">{[add, ...(isDev ? [dev] : []), packages].join(' ')}</code>
              </pre>
              <div css={css.floating}>
                <PartName value={partName ? `${manager}, ${partName}` : manager}>
                  <CopyButton />
                </PartName>
              </div>
            </figure>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
