import { MAX_REPORT_URL_LENGTH, reportUrl } from '../../base/facts/report';
import { modeLabel, presetLabel } from './looks';
import type { Look } from './messages';

/** What a report says about the reader's code and where it ran. */
export interface Circumstances {
  /** URL of the page, and the name of the part with the code; that's empty for a page that is the tool. */
  page: string;
  part: string;
  /** Theme UI release that the code runs on. */
  release: string;
  browser: string;
  /** Label of the page's color mode. */
  pageMode: string;
  /** Message below the preview; undefined if there's none. */
  error: string | undefined;
  /** URL that opens the code in the playground; undefined if there's none. */
  link: string | undefined;
}

export interface ProblemReport {
  /** The whole report. */
  text: string;
  /** URL of the form, with as much of the report as fits. */
  url: string;
  /** What the form contains. */
  contains: 'everything' | 'link' | 'nothing';
}

/** Maximum number of characters of an error in a report; the code decides how long its message is. */
const MAX_ERROR_LENGTH = 300;

/** Formats code as a Markdown block, which backticks in the code can't end. */
function toBlock(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Creates a report about code, for the reader to check before anything is sent. */
export function createReport(
  code: string,
  { preset, mode, theme }: Pick<Look, 'preset' | 'mode' | 'theme'>,
  { page, part, release, browser, pageMode, error, link }: Circumstances,
): ProblemReport {
  const look = `${presetLabel(preset)}${mode ? `, ${modeLabel(mode)} mode` : ''}`;
  const facts = [
    `Page: ${page}${part && ` (${part})`}`,
    `Theme UI: ${release}`,
    `Theme of the preview: ${look}`,
    `Browser: ${browser}, ${pageMode}`,
    ...(error === undefined ? [] : [`Error: ${error.slice(0, MAX_ERROR_LENGTH)}`]),
  ].join('\n');
  const linkLine = link === undefined ? [] : [`Link: ${link}`];
  const text = [
    facts,
    ...linkLine,
    toBlock('tsx', code),
    ...(theme.trim() ? ['Theme:', toBlock('ts', theme)] : []),
  ].join('\n\n');
  const urlOf = (content: string) =>
    reportUrl('tool-problem', {
      title: part ? `${part}: ` : 'Playground: ',
      browser: `${browser}, ${pageMode}`,
      code: content,
    });
  const fits = (url: string) => url.length <= MAX_REPORT_URL_LENGTH;
  const url = urlOf(text);
  if (fits(url)) return { text, url, contains: 'everything' };
  const short = urlOf([facts, ...linkLine].join('\n\n'));
  if (link !== undefined && fits(short)) return { text, url: short, contains: 'link' };
  return { text, url: urlOf(facts), contains: 'nothing' };
}
