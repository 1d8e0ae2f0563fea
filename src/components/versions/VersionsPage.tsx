/** @jsxImportSource theme-ui */
import {
  versionColumns,
  versionRows,
  versionsIntroduction,
  versionsPage,
  yourRelease,
} from '../../content/versions-page';
import { editUrl } from '../../site/facts';
import { knownReleases } from '../../versions/known-releases';
import { Sentences } from '../changes/Sentences';
import { elements } from '../mdx/elements';
import { CardMetadata, PageMetadata } from '../shell/Metadata';
import { PageMeta } from '../shell/PageMeta';
import { useSiteData } from '../shell/useSiteData';

const { h2: H2, p: P, table: Table, th: Th, td: Td } = elements;

/** Asks for the release that the reader uses; src/behaviors/release-choice keeps the answer. */
function ReleaseChoice() {
  return (
    <p data-with-scripts="" sx={{ variant: 'styles.p' }}>
      <label>
        I use Theme UI{' '}
        <select
          data-release=""
          autoComplete="off"
          sx={{
            minHeight: 44,
            px: 2,
            font: 'inherit',
            color: 'text',
            bg: 'background',
            border: '1px solid',
            borderColor: 'gray',
            borderRadius: 'default',
          }}
        >
          <option value="">– any release –</option>
          {knownReleases.map((release) => (
            <option key={release}>{release}</option>
          ))}
        </select>
      </label>{' '}
      <span role="status" />
    </p>
  );
}

/** All versions of the documentation, and which release the reader uses; version-list.json has the versions. */
export default function VersionsPage() {
  const starts = useSiteData<Record<string, string>>('versionStarts');
  return (
    <article sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4 }}>
      <PageMetadata {...versionsPage} />
      <CardMetadata title={versionsPage.title} section={undefined} />
      <h1 sx={{ variant: 'styles.h1' }}>{versionsPage.title}</h1>
      {versionsIntroduction.map((text) => (
        <P key={text}>
          <Sentences>{text}</Sentences>
        </P>
      ))}
      <Table aria-label={versionsPage.title}>
        <thead>
          <tr>
            {versionColumns.map((name) => (
              <Th key={name}>{name}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versionRows.map(({ name, base, address, facts, status }) => (
            <tr key={name}>
              <Td>
                <a href={address ?? starts[base!]} sx={{ variant: 'styles.a' }}>
                  {name}
                </a>
              </Td>
              {[status, ...facts].map((fact, index) => (
                <td key={index} sx={{ variant: 'styles.td', whiteSpace: 'nowrap' }}>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <H2 id={yourRelease.id}>{yourRelease.title}</H2>
      <P>{yourRelease.text}</P>
      <ReleaseChoice />
      <PageMeta
        editUrl={editUrl('src/components/versions/VersionsPage.tsx')}
        updatedAt={undefined}
      />
    </article>
  );
}
