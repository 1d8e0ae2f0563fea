/** @jsxImportSource theme-ui */
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { playgroundPath } from '../../base/facts/facts';
import { addressOf } from '../../base/facts/base-url';
import { escapeHtml } from '../../base/facts/escape-html';
import { CodeBlock } from '../../content/elements/CodeBlock';
import { PartName } from '../../content/elements/part-name';
import { versionAt } from '../../content/versions/list';
import { useSiteColorMode } from '../../runtime/color-mode/useSiteColorMode';
import { ToolDialog } from '../controls/ToolDialog';
import { modeLabel } from './looks';
import type { Look } from './messages';
import { createReport } from './problem-report';
import { encodeWork, type SharedWork } from './share-link';

interface ReportProblemProps {
  /** Name of the button. */
  label?: string;
  /** Text of the button, where there's no room for its name. */
  shortLabel?: string;
  code: string;
  /** Theme and mode of the preview. */
  look: Look;
  /** Error of the preview. */
  error: string | undefined;
  /** Path of the version whose packages the code runs on; empty for the one at the root. */
  versionPath?: string;
}

/** Button that shows a report about the reader's code, and links to the form on GitHub that takes it. */
export function ReportProblem({
  label = 'Report a problem',
  shortLabel = label,
  ...problem
}: ReportProblemProps) {
  return (
    <ToolDialog
      label={label}
      shortLabel={shortLabel}
      title="Report a problem"
      width={640}
      buttonStyle={{ bg: 'transparent', borderColor: 'transparent' }}
    >
      {() => <Report {...problem} />}
    </ToolDialog>
  );
}

/** Returns a URL that opens the work in the playground; undefined if it's too long for one. */
async function linkTo(work: SharedWork): Promise<string | undefined> {
  try {
    return `${window.location.origin}${addressOf(playgroundPath)}#${await encodeWork(work)}`;
  } catch {
    return undefined;
  }
}

function Report({
  code,
  look,
  error,
  versionPath = '',
}: Omit<ReportProblemProps, 'label' | 'shortLabel'>) {
  const part = useContext(PartName);
  const pageMode = modeLabel(useSiteColorMode());
  /** Undefined until it's encoded. */
  const [link, setLink] = useState<{ url: string | undefined }>();
  const encode = useEffectEvent(async () => {
    const { theme, preset, mode } = look;
    // The playground runs on the newest packages.
    return versionPath === '' ? linkTo({ code, theme, preset, mode }) : undefined;
  });
  // While the dialog is open, the reader can't change the code.
  useEffect(() => {
    void encode().then((url) => setLink({ url }));
  }, []);

  if (!link) return null;
  const report = createReport(code, look, {
    page: window.location.origin + window.location.pathname,
    part,
    release: versionAt(versionPath).release,
    browser: navigator.userAgent,
    pageMode,
    error,
    link: link.url,
  });
  return (
    <>
      <p sx={{ m: 0 }}>
        The form on GitHub starts with this report. Nothing is sent until you open it. There, add
        what went wrong.
      </p>
      {report.contains !== 'everything' && <p sx={{ m: 0, mt: 2 }}>{tooLong[report.contains]}</p>}
      <div sx={textStyle}>
        <CodeBlock language="md" title="Report" html={escapeHtml(report.text)} />
      </div>
      <a href={report.url} target="_blank" rel="noreferrer" sx={{ variant: 'buttons.main' }}>
        Open the form
      </a>
    </>
  );
}

const tooLong = {
  link: 'The code is too long for the form’s URL, so the form gets only the link to it.',
  nothing: 'The code is too long for the form’s URL. Copy the report, and paste it into the form.',
};

const textStyle = {
  pre: {
    maxHeight: 'max(160px, min(320px, 100dvh - 320px))',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} as const;
