/** @jsxImportSource theme-ui */
import { diagrams, type DiagramBox, type DiagramData } from './diagrams';

/** Height in px of a line of text. */
const line = 20;

function Box({ x, y, width, height, title, text, isCode = false, isResult = false }: DiagramBox) {
  // Below the title of a box that contains others is room for them.
  const top = text ? y + 22 : y + height / 2;
  return (
    <g>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        sx={{
          rx: 'var(--radius, 6px)',
          fill: isResult ? 'highlight' : 'muted',
          stroke: isResult ? 'primary' : 'gray',
        }}
      />
      <text
        x={x + 12}
        y={top}
        dominantBaseline="central"
        sx={{ fontFamily: isCode ? 'monospace' : 'body', fontWeight: isCode ? 'body' : 'bold' }}
      >
        {title}
      </text>
      {text && (
        <text x={x + 12} y={top + line} dominantBaseline="central" sx={{ fill: 'gray' }}>
          {text}
        </text>
      )}
    </g>
  );
}

/**
 * Diagram, drawn in the colors of the mode. It's as wide as a phone's text, so that its letters are never smaller than
 * those around it.
 * @param props.name key of ./diagrams
 */
export function Diagram({ name }: { name: keyof typeof diagrams }) {
  const { label, height, boxes, arrows }: DiagramData = diagrams[name];
  return (
    <svg
      viewBox={`0 0 358 ${height}`}
      role="img"
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 400,
        my: 4,
        fontFamily: 'body',
        fontSize: '13px',
        text: { fill: 'text' },
        path: { fill: 'none', stroke: 'gray', strokeWidth: 1.5 },
      }}
    >
      {boxes.map((box) => (
        <Box key={`${box.x} ${box.y}`} {...box} />
      ))}
      {arrows.map(({ x, y, toX = x, toY = y, label: word }) => {
        // The head of an arrow to the right or down.
        const head = toY === y ? 'm-5-4 5 4-5 4' : 'm-4-5 4 5 4-5';
        return (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}L${toX} ${toY}${head}`} />
            {word && (
              <text x={toY === y ? x + 4 : x + 10} y={toY === y ? y - 8 : (y + toY) / 2 + 5}>
                {word}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
