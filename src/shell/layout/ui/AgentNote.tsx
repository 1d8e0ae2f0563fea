import { addressOf } from '../../../base/facts/base-url';
import { llmsPath } from '../../../base/facts/paths';

/**
 * Tells AI agents, which read the HTML, where the Markdown is. Near its start, because agents truncate long pages.
 * `hidden`, so browsers don't show, read out, or print it.
 */
export function AgentNote() {
  const address = addressOf(llmsPath);
  return (
    <p hidden>
      For AI agents: <a href={address}>{address}</a> lists all pages as Markdown.
    </p>
  );
}
