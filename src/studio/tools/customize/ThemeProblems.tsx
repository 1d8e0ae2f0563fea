/** @jsxImportSource theme-ui */
import { messageColors } from '../../../base/design/message-colors';
import type { ThemeProblem } from '../../themes/theme-problems';

/** Maximum number of parts that are listed. */
const MAX_LISTED = 100;

/** Lists what Theme UI can't use in the theme, and what it doesn't know. All of it is kept. */
export function ThemeProblems({ problems }: { problems: readonly ThemeProblem[] }) {
  if (problems.length === 0) return null;
  const wrong = problems.filter(({ isWrong }) => isWrong).length;
  const rest = problems.length - MAX_LISTED;
  const others = problems.length - wrong;
  const counts = [
    wrong > 0 && `${wrong} that Theme UI can’t use (left out of the preview)`,
    others > 0 && `${others} that Theme UI doesn’t use`,
  ];
  return (
    <details sx={{ px: 3, py: 2, fontSize: 1, ...messageColors('warning') }}>
      <summary sx={{ cursor: 'pointer' }}>
        Parts of this theme: {counts.filter(Boolean).join('; ')}
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
