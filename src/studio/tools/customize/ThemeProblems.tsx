/** @jsxImportSource theme-ui */
import { messageColors } from '../../../base/design/message-colors';
import type { ThemeProblem } from '../../themes/theme-problems';

/** Maximum number of parts that are listed. */
const MAX_LISTED = 100;

/** Lists the parts of the theme that Theme UI can't use, and those that it doesn't use. All of them are kept. */
export function ThemeProblems({ problems }: { problems: readonly ThemeProblem[] }) {
  if (problems.length === 0) return null;
  const wrong = problems.filter(({ isWrong }) => isWrong).length;
  const rest = problems.length - MAX_LISTED;
  const others = problems.length - wrong;
  const texts = [
    wrong > 0 &&
      `can’t use ${wrong} ${wrong === 1 ? 'part' : 'parts'} of this theme (left out of the preview)`,
    others > 0 &&
      `doesn’t use ${others} ${wrong > 0 ? 'other ' : ''}${others === 1 ? 'part' : 'parts'}${wrong > 0 ? '' : ' of this theme'}`,
  ];
  return (
    <details sx={{ px: 3, py: 1, fontSize: 1, ...messageColors('warning') }}>
      <summary sx={{ py: 1, cursor: 'pointer' }}>
        Theme UI {texts.filter(Boolean).join(' and ')}.
      </summary>
      <ul sx={{ my: 1, paddingInlineStart: 4 }}>
        {problems.slice(0, MAX_LISTED).map(({ path, message }) => (
          <li key={path}>
            <code>{path}</code>: {message}
          </li>
        ))}
        {rest > 0 && <li>And {rest.toLocaleString('en-US')} more.</li>}
      </ul>
    </details>
  );
}
