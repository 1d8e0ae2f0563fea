/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { InstallButton } from './InstallButton';

/** Element that src/shell/offline/browser/offline-page fills. */
function Part({ name, as: Tag = 'span' }: { name: string; as?: 'span' | 'ul' | 'code' }) {
  return (
    <Tag
      data-offline={name}
      sx={
        Tag === 'ul'
          ? {
              columns: [1, 2],
              paddingInlineStart: 4,
              a: { variant: 'styles.a' },
              li: { breakInside: 'avoid', mb: 1 },
            }
          : undefined
      }
    />
  );
}

const facts = [
  ['Build', 'build'],
  ['Saved', 'files'],
  ['Since', 'since'],
  ['Space used', 'space'],
  ['Kept', 'kept'],
];

function Action({ name, label }: { name: string; label: string }) {
  return (
    <button type="button" data-offline-action={name} hidden sx={{ variant: 'buttons.tool' }}>
      {label}
    </button>
  );
}

/**
 * Shows what is saved on the reader's device, with buttons to save the site or remove it. In place of an uncached page,
 * says that the page isn't saved. Doesn't need React, which may not be cached.
 * @param props.children explains what saving is for
 */
export function OfflineCopy({ children }: { children: ReactNode }) {
  return (
    <div data-offline-page="">
      <div data-offline="missing" hidden>
        <p sx={{ variant: 'styles.p' }}>
          There is no connection, and this device has no copy of{' '}
          <span sx={{ variant: 'styles.code' }}>
            <Part name="path" as="code" />
          </span>
          . The page opens by itself as soon as the connection is back.
        </p>
      </div>
      <div data-offline="about">{children}</div>
      <p data-without-scripts="" sx={{ variant: 'styles.p' }}>
        Saving needs JavaScript.
      </p>
      <div data-with-scripts="">
        <p data-offline="state" tabIndex={-1} sx={{ variant: 'styles.p', fontWeight: 'bold' }} />
        <VisuallyHidden>
          <span role="status">
            <Part name="announcement" />
          </span>
        </VisuallyHidden>
        <progress
          data-offline="progress"
          aria-label="Saved"
          hidden
          sx={{ width: '100%', accentColor: 'var(--theme-ui-colors-primary)', mb: 3 }}
        />
        <p role="alert" sx={{ variant: 'styles.p', ':empty, :has(> :empty)': { display: 'none' } }}>
          <Part name="error" />
        </p>
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3 }}>
          <Action name="save" label="Save for offline" />
          <Action name="cancel" label="Cancel" />
          <Action name="remove" label="Remove everything" />
          <InstallButton />
        </p>
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
          <h2 sx={{ variant: 'styles.h2' }}>Pages that open without a connection</h2>
          <Part name="pages" as="ul" />
        </div>
      </div>
    </div>
  );
}
