/** @jsxImportSource theme-ui */
import type { TextProblem } from '../../themes/text-problems';
import { noteStyle } from '../toolbar';

interface TextProblemsProps {
  problems: readonly TextProblem[];
  /** Called with the problem whose place a reader wants to see. */
  onChoose: (problem: TextProblem) => void;
}

/** Why a text was refused; each place leads into the text. */
export function TextProblems({ problems, onChoose }: TextProblemsProps) {
  return (
    <div role="alert" sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
      <p sx={{ m: 0 }}>This was not read, and your text is kept:</p>
      <ul sx={{ my: 1, paddingInlineStart: 4 }}>
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column}`}>
            <button
              type="button"
              onClick={() => onChoose(problem)}
              sx={{
                variant: 'buttons.tool',
                display: 'inline',
                minHeight: 24,
                bg: 'background',
              }}
            >
              Line {problem.line}, column {problem.column}
            </button>{' '}
            {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
