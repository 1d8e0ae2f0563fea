/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { messageColors } from '../../base/design/message-colors';
import { tint } from '../../base/design/tints';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { InstallButton } from './InstallButton';

const partStyles: Record<'span' | 'ul' | 'code', ThemeUIStyleObject | undefined> = {
  span: undefined,
  code: { variant: 'styles.code' },
  ul: {
    columns: [1, 2],
    paddingInlineStart: 4,
    a: { variant: 'styles.a' },
    li: { breakInside: 'avoid', mb: 1 },
  },
};

/** Element that src/shell/offline/browser/offline-page fills. */
function Part({ name, as: Tag = 'span' }: { name: string; as?: 'span' | 'ul' | 'code' }) {
  const style = partStyles[Tag];
  return <Tag data-offline={name} {...(style && { sx: style })} />;
}

const facts = [
  ['Build', 'build'],
  ['Saved', 'files'],
  ['Since', 'since'],
  ['Space used', 'space'],
  ['Kept', 'kept'],
];

function Action({
  name,
  label,
  isMain = false,
}: {
  name: string;
  label: string;
  isMain?: boolean;
}) {
  return (
    <button
      type="button"
      data-offline-action={name}
      hidden
      sx={{ variant: isMain ? 'buttons.main' : 'buttons.tool' }}
    >
      {label}
    </button>
  );
}

const boxStyle = { px: 3, py: '12px' } as const;

/** Box with the state and its buttons, in the color of its meaning; ./browser/offline-page sets that. */
const stateStyle = {
  maxWidth: 'text',
  my: 4,
  p: 3,
  border: 'thin',
  borderRadius: 'large',
  ...Object.fromEntries(
    (['success', 'warning', 'danger'] as const).map((meaning) => [
      `&:has([data-meaning="${meaning}"])`,
      { bg: tint(meaning, 8), borderColor: tint(meaning, 50) },
    ]),
  ),
};

const progressStyle = {
  display: 'block',
  width: '100%',
  mt: 3,
  accentColor: 'var(--theme-ui-colors-primary)',
} as const;

const errorStyle = {
  m: 0,
  mt: 2,
  color: 'danger',
  ':empty, :has(> :empty)': { display: 'none' },
} as const;

/**
 * Shows what is saved on the reader's device, with buttons to save the site or remove it. In place of an uncached page,
 * says that the page isn't saved. Doesn't need React, which may not be cached.
 * @param props.children explains what saving is for
 */
export function OfflineCopy({ children }: { children: ReactNode }) {
  return (
    <div data-offline-page="">
      <div data-offline="missing" hidden>
        <p sx={{ variant: 'styles.p', ...boxStyle, ...messageColors('warning') }}>
          You’re offline, and <Part name="path" as="code" /> isn’t saved on this device. It opens
          automatically when you’re back online.
        </p>
      </div>
      <div data-offline="about">{children}</div>
      <p data-without-scripts="" sx={{ variant: 'styles.p' }}>
        Saving needs JavaScript.
      </p>
      <div data-with-scripts="">
        <div sx={stateStyle}>
          <p data-offline="state" tabIndex={-1} sx={{ m: 0, fontWeight: 'bold' }} />
          <VisuallyHidden>
            <span role="status">
              <Part name="announcement" />
            </span>
          </VisuallyHidden>
          <progress data-offline="progress" aria-label="Saved" hidden sx={progressStyle} />
          <p role="alert" sx={errorStyle}>
            <Part name="error" />
          </p>
          <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 3 }}>
            <Action name="save" label="Save for offline" isMain />
            <Action name="cancel" label="Cancel" />
            <Action name="remove" label="Remove everything" />
            <InstallButton />
          </p>
        </div>
        <h2 sx={{ variant: 'styles.h2' }}>On this device</h2>
        <dl
          sx={{
            display: 'grid',
            gridTemplateColumns: ['1fr', 'max-content 1fr'],
            columnGap: 4,
            rowGap: [0, 2],
            dt: { color: 'gray' },
            dd: { m: 0, mb: [2, 0], overflowWrap: 'anywhere' },
          }}
        >
          {facts.map(([label, name]) => (
            <div key={name} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>
                <Part name={name!} />
              </dd>
            </div>
          ))}
        </dl>
        <div data-offline="list" hidden>
          <h2 sx={{ variant: 'styles.h2' }}>Pages available offline</h2>
          <Part name="pages" as="ul" />
        </div>
      </div>
    </div>
  );
}
