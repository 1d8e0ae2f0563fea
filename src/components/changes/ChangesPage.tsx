/** @jsxImportSource theme-ui */
import {
  changeId,
  changeLabel,
  changesByMonth,
  changesIntroduction,
  changesPage,
  dayInWords,
  type Change,
} from '../../content/changes';
import { editUrl } from '../../site/facts';
import { elements } from '../mdx/elements';
import { CardMetadata, PageMetadata } from '../shell/Metadata';
import { PageMeta } from '../shell/PageMeta';
import { FeedLink } from './FeedLink';
import { Sentences } from './Sentences';

const { h2: H2, h3: H3, p: P } = elements;

/** An entry: when, about what, and what readers got. */
function Entry({ change }: { change: Change }) {
  const { date, kind, title, text } = change;
  return (
    <>
      <H3 id={changeId(change)}>{title}</H3>
      <p
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          // Below the heading, which it belongs to.
          mt: -2,
          mb: 2,
          fontSize: 1,
          color: 'gray',
        }}
      >
        <time dateTime={date}>{dayInWords(date)}</time>
        <span
          sx={{
            px: 2,
            borderRadius: 'default',
            color: 'text',
            bg: kind === 'library' ? 'highlight' : 'muted',
          }}
        >
          {changeLabel(change)}
        </span>
      </p>
      <P>
        <Sentences>{text}</Sentences>
      </P>
    </>
  );
}

/** What is new, newest first, by month; `changes.ts` has the entries. */
export default function ChangesPage({ changes }: { changes: Change[] }) {
  return (
    <article sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4 }}>
      <PageMetadata {...changesPage} />
      <CardMetadata title={changesPage.title} section={undefined} />
      <FeedLink />
      <h1 sx={{ variant: 'styles.h1' }}>{changesPage.title}</h1>
      <P>
        <Sentences>{changesIntroduction}</Sentences>
      </P>
      {changesByMonth(changes).map(({ id, title, changes }) => (
        <section key={id}>
          <H2 id={id}>{title}</H2>
          {changes.map((change) => (
            <Entry key={change.name} change={change} />
          ))}
        </section>
      ))}
      <PageMeta editUrl={editUrl('changes.ts')} updatedAt={undefined} />
    </article>
  );
}
