/** @jsxImportSource theme-ui */
import {
  groupLeftOut,
  leftOutKinds,
  leftOutText,
  type LeftOut,
  type LeftOutGroup,
} from '../../../themes/left-out';
import { elements } from '../../../../content/elements/elements';
import { PlaceButton, type TextPlace } from '../fields/PlaceButton';

const { details: Details } = elements;

/** Maximum number of parts that are listed for each kind. */
const MAX_LISTED = 100;

interface GroupProps {
  group: LeftOutGroup;
  onShow: (place: TextPlace) => void;
}

function Group({ group: { kind, parts }, onShow }: GroupProps) {
  const [one, many, reason] = leftOutKinds[kind];
  const rest = parts.length - MAX_LISTED;
  return (
    <Details>
      <summary>
        {parts.length.toLocaleString('en-US')} {parts.length === 1 ? one : many}: {reason}
      </summary>
      <ul sx={{ my: 1, paddingInlineStart: 4, fontSize: 1 }}>
        {parts.slice(0, MAX_LISTED).map(({ name, detail, line, column, file }, index) => (
          <li key={index}>
            {name && <code>{name}</code>}
            {name && detail && ': '}
            {detail && <code>{detail}</code>}{' '}
            {line !== undefined && (
              <PlaceButton
                place={{ line, ...(column ? { column } : {}), ...(file ? { file } : {}) }}
                onShow={onShow}
              />
            )}
          </li>
        ))}
        {rest > 0 && <li>And {rest.toLocaleString('en-US')} more.</li>}
      </ul>
    </Details>
  );
}

interface LeftOutReportProps {
  leftOut: readonly LeftOut[];
  onShow: (place: TextPlace) => void;
}

/** What was left out of an import, by kind, with places in the text. */
export function LeftOutReport({ leftOut, onShow }: LeftOutReportProps) {
  if (leftOut.length === 0) return <p sx={{ my: 2 }}>Nothing was left out.</p>;
  return (
    <>
      <p sx={{ my: 2 }}>
        <b>{leftOutText(leftOut)}</b>
      </p>
      {groupLeftOut(leftOut).map((group) => (
        <Group key={group.kind} group={group} onShow={onShow} />
      ))}
    </>
  );
}
