/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cleanPath } from '../../base/facts/paths';
import { reportUrl } from '../../base/facts/report';
import { useVersion } from '../../content/versions/useVersion';

/**
 * Link to the form for a problem of this page, on GitHub.
 * @param props.updated date of the last change, if it's known
 */
export function ReportLink({ updated }: { updated: string | undefined }) {
  const { url } = useDocusaurusContext().siteConfig;
  const { title, permalink } = useDoc().metadata;
  const release = `Theme UI ${useVersion().release}`;
  const report = reportUrl('wrong-page', {
    title: `${title}: `,
    page: url + cleanPath(permalink),
    version: updated ? `${release}, last updated ${updated}` : release,
  });
  return (
    <a href={report} data-shell="" sx={{ variant: 'styles.a' }}>
      Report a problem
    </a>
  );
}
