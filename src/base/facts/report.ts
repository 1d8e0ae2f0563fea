import { docsRepository } from './facts';

/** Maximum length of a URL that GitHub accepts, in characters. */
export const MAX_REPORT_URL_LENGTH = 8000;

/** Fields that a link can fill in, by form: IDs of the fields in .github/ISSUE_TEMPLATE, and the title. */
interface ReportFields {
  'wrong-page': { title?: string; page: string; version?: string; wrong?: string };
  'tool-problem': { title?: string; browser: string; code: string };
}

/** Returns the URL of a form for a new issue. Nothing is sent before the reader submits it. */
export function reportUrl<Form extends keyof ReportFields>(
  form: Form,
  fields: ReportFields[Form],
): string {
  const query = new URLSearchParams({ template: `${form}.yml`, ...fields });
  return `${docsRepository}/issues/new?${query.toString()}`;
}
