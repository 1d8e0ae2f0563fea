/** @jsxImportSource theme-ui */
import type { FoundProblem } from '../../themes/raw-text';
import { noteStyle } from '../../controls/control-styles';

/** Most problems that are listed. */
const longest = 10;

interface ProblemListProps {
  /** Id for `aria-describedby`. */
  id: string;
  problems: readonly FoundProblem[];
}

/** What is wrong in a text, or odd, with its places. */
export function ProblemList({ id, problems }: ProblemListProps) {
  const rest = problems.length - longest;
  return (
    <div id={id} role="alert">
      {problems.length > 0 && (
        <ul sx={{ ...noteStyle, paddingInlineStart: 4, fontSize: 1 }}>
          {problems.slice(0, longest).map(({ line, column, message }) => (
            <li key={`${line}:${column} ${message}`}>
              <b>
                Line {line}, column {column}:
              </b>{' '}
              {message}
            </li>
          ))}
          {rest > 0 && <li>And {rest} more.</li>}
        </ul>
      )}
    </div>
  );
}
