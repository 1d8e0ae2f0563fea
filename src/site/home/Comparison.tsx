/** @jsxImportSource theme-ui */

/** A library, sizes in kB, and the time of a server render in ms. */
type Row = [library: string, javascript: number, css: number, render: number];

const kilobytes = (javascript: number, css: number) =>
  `${javascript.toFixed(1)}${css ? ` + ${css.toFixed(1)}` : ''} kB`;

function Bar({ share, isFirst }: { share: number; isFirst: boolean }) {
  return (
    <span
      aria-hidden="true"
      // At least visible.
      style={{ width: `${Math.max(share * 100, 1)}%` }}
      sx={{
        display: 'block',
        height: 8,
        mt: 1,
        bg: isFirst ? 'primary' : 'gray',
        borderRadius: 'small',
        forcedColorAdjust: 'none',
      }}
    />
  );
}

/** Measured sizes and times of libraries as bars. The first row is Theme UI. */
export function Comparison({ caption, rows }: { caption: string; rows: Row[] }) {
  const largest = Math.max(...rows.map(([, javascript, css]) => javascript + css));
  const slowest = Math.max(...rows.map(([, , , render]) => render));
  return (
    <table
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: 1,
        fontVariantNumeric: 'tabular-nums',
        'th, td': { p: 0, py: 2, paddingInlineEnd: [3, 4], textAlign: 'start' },
        'thead th': { color: 'gray', fontWeight: 'body', verticalAlign: 'bottom' },
        'tbody th': { fontWeight: 'body', verticalAlign: 'top' },
        'tbody tr:first-of-type th': { fontWeight: 'bold' },
        td: { width: '36%', verticalAlign: 'top' },
      }}
    >
      <caption
        sx={{ captionSide: 'bottom', textAlign: 'start', fontSize: 0, color: 'gray', pt: 2 }}
      >
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Library</th>
          <th scope="col">JavaScript + CSS</th>
          <th scope="col">Server render</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([library, javascript, css, render], index) => (
          <tr key={library}>
            <th scope="row">{library}</th>
            <td>
              {kilobytes(javascript, css)}
              <Bar share={(javascript + css) / largest} isFirst={index === 0} />
            </td>
            <td>
              {`${render} ms`}
              <Bar share={render / slowest} isFirst={index === 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
