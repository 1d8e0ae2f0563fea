/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import type { TextProblem } from '../../../themes/text-problems';
import { messageColors, type Meaning } from '../../../../base/design/message-colors';
import { noteStyle } from '../../../../sandbox/controls/control-styles';
import { PlaceButton, type TextPlace } from './PlaceButton';

/** Maximum number of problems that are listed. */
const MAX_LISTED = 10;

interface ProblemListProps {
  /** Id for `aria-describedby`. */
  id?: string;
  problems: readonly TextProblem[];
  meaning?: Meaning;
  /** Called to show a place in the text. Without it, places are plain text. */
  onShow?: (place: TextPlace) => void;
  /** Text above the list. */
  children?: ReactNode;
}

/** Alert with the problems of a text and their places. */
export function ProblemList({
  id,
  problems,
  meaning = 'danger',
  onShow,
  children,
}: ProblemListProps) {
  const rest = problems.length - MAX_LISTED;
  return (
    <div id={id} role="alert">
      {problems.length > 0 && (
        <div
          sx={{
            ...noteStyle,
            ...messageColors(meaning),
            borderRadius: 'default',
            fontSize: 1,
            overflowWrap: 'anywhere',
          }}
        >
          {children}
          <ul sx={{ m: 0, paddingInlineStart: 3 }}>
            {problems.slice(0, MAX_LISTED).map((problem) => (
              <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.message}`}>
                {onShow ? (
                  <PlaceButton place={problem} onShow={onShow} />
                ) : (
                  <b>
                    Line {problem.line}, column {problem.column}:
                  </b>
                )}{' '}
                {problem.message}
              </li>
            ))}
            {rest > 0 && <li>And {rest} more.</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
