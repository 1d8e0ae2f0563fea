/** @jsxImportSource theme-ui */
import type { TextProblem } from '../../../themes/text-problems';
import { noteStyle } from '../../../controls/control-styles';
import { PlaceButton, type TextPlace } from './PlaceButton';

interface TextProblemsProps {
  problems: readonly TextProblem[];
  /** Called when the reader wants to see a place in the text. */
  onShow: (place: TextPlace) => void;
}

/** Reasons why nothing of a text could be read. */
export function TextProblems({ problems, onShow }: TextProblemsProps) {
  return (
    <div role="alert" sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
      <p sx={{ m: 0 }}>This theme couldn’t be read. Your text is kept.</p>
      <ul sx={{ my: 1, paddingInlineStart: 4 }}>
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column}`}>
            <PlaceButton place={problem} onShow={onShow} /> {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
