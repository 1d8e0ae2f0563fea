/** @jsxImportSource theme-ui */
import { useId } from 'react';
import { codeStyle, floatingStyle } from './CodeBlock';
import { CopyButton } from './CopyButton';
import { packageManagers } from './package-managers';
import { PartName, withPart } from './part-name';
import { tabStyle } from './Tabs';
import { packageManagerGroup } from './tab-selection';
import { smallScreen } from '../../base/design/scales';
import { useFixedStyle } from '../../base/design/useFixedStyle';

/** Command and development-dependency flag of each package manager. */
const commands: Record<(typeof packageManagers)[number], { add: string; dev: string }> = {
  npm: { add: 'npm install', dev: '--save-dev' },
  yarn: { add: 'yarn add', dev: '--dev' },
  pnpm: { add: 'pnpm add', dev: '--save-dev' },
  bun: { add: 'bun add', dev: '--dev' },
};

function createCommand(manager: keyof typeof commands, packages: string, isDev: boolean): string {
  const { add, dev } = commands[manager];
  return [add, ...(isDev ? [dev] : []), packages].join(' ');
}

/** A phone shows the whole command. */
const commandStyle = {
  ...codeStyle,
  [`@media ${smallScreen}`]: { whiteSpace: 'pre-wrap' },
} as const;

/**
 * Tabs with the install command for each package manager. The selection applies to the whole site and is stored;
 * ./tab-selection handles the tabs. Without scripts and in print, all four commands are visible.
 * @param props.packages names, separated by spaces
 * @param props.dev true to install them as development dependencies
 * @param props.partName name in the accessible names of the controls, if the page has several commands
 */
export function Install({
  packages,
  dev = false,
  partName = '',
}: {
  packages: string;
  dev?: boolean;
  partName?: string;
}) {
  if (!packages) throw new Error('<Install> needs packages: <Install packages="theme-ui" />');
  const id = useId();
  const css = { code: useFixedStyle(commandStyle), floating: useFixedStyle(floatingStyle) };
  return (
    <div
      data-install=""
      data-tabs={packageManagerGroup}
      sx={{ my: 3, bg: 'muted', border: 'thin', borderRadius: 'large', overflow: 'hidden' }}
    >
      <div
        role="tablist"
        aria-label={withPart('Package manager', partName)}
        data-with-scripts=""
        sx={{ display: 'flex', px: 2, borderBottom: 'thin' }}
      >
        {packageManagers.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-label={partName ? withPart(name, partName) : undefined}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={name}
            sx={{ ...tabStyle, fontFamily: 'monospace' }}
          >
            {name}
          </button>
        ))}
      </div>
      {packageManagers.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          sx={{
            '@media screen': {
              [`html[data-package-manager]:not([data-package-manager="${name}"]) &:not([hidden])`]:
                { display: 'none' },
            },
          }}
        >
          <figure sx={{ position: 'relative', m: 0 }}>
            <pre
              tabIndex={0}
              role="group"
              aria-label={withPart(`Command for ${name}`, partName)}
              data-language="bash"
              css={css.code}
            >
              <code translate="no">{createCommand(name, packages, dev)}</code>
            </pre>
            <div css={css.floating}>
              <PartName value={partName ? `${name}, ${partName}` : name}>
                <CopyButton />
              </PartName>
            </div>
          </figure>
        </div>
      ))}
    </div>
  );
}
