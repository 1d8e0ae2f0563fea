/** @jsxImportSource theme-ui */
import { offlinePage } from '../../content/offline-page';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { editUrl } from '../../site/facts';
import { PageMetadata } from '../shell/Metadata';
import { PageMeta } from '../shell/PageMeta';
import { InstallButton } from './InstallButton';

/** A place that src/behaviors/offline-page fills. */
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
  ['Last error', 'last'],
];

function Action({ name, label }: { name: string; label: string }) {
  return (
    <button type="button" data-offline-action={name} hidden sx={{ variant: 'buttons.tool' }}>
      {label}
    </button>
  );
}

/**
 * The page that says what of this site is on the reader's device, saves all of it, and stands for pages
 * that are not there. Works without React: it may have to show before anything can be loaded.
 */
export default function OfflinePage() {
  return (
    <div data-offline-page="" sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4 }}>
      <PageMetadata {...offlinePage} />
      <h1 data-offline="title" sx={{ variant: 'styles.h1' }}>
        {offlinePage.title}
      </h1>
      <div data-offline="missing" hidden>
        <p sx={{ variant: 'styles.p' }}>
          There is no connection, and this device has no copy of{' '}
          <span sx={{ variant: 'styles.code' }}>
            <Part name="path" as="code" />
          </span>
          . The page opens by itself as soon as the connection is back.
        </p>
      </div>
      <div data-offline="about">
        <p sx={{ variant: 'styles.p' }}>
          Save this site once, and all of it opens without a connection: pages, live examples you
          can edit, and pictures. The copy stays until you remove it, and changes only when you
          update it.
        </p>
      </div>
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
          max={100}
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
      <h2 sx={{ variant: 'styles.h2' }}>What is saved</h2>
      <ul sx={{ paddingInlineStart: 4, li: { mb: 2 } }}>
        <li>
          Every page of the current version, its examples with the sandbox that runs what you edit,
          and all pictures. Not the Markdown copies, and no page of another site.
        </li>
        <li>
          The copy is in this browser alone. A private window has none of it, and loses what it
          saved when you close it.
        </li>
        <li>
          Pages that you have read of late, up to 20 MB, are kept without saving, unless your
          browser saves data.
        </li>
        <li>
          When the site changes, you are asked before the copy is updated. Only files that have
          changed are fetched, and the old copy serves until the new one is complete.
        </li>
      </ul>
      <PageMeta editUrl={editUrl('src/components/offline/OfflinePage.tsx')} updatedAt={undefined} />
    </div>
  );
}
