/** @jsxImportSource theme-ui */

/** Numbers about the library in a row, as a description list. */
export function Facts({ facts }: { facts: [value: string, name: string][] }) {
  return (
    <dl
      sx={{
        display: 'grid',
        gridTemplateColumns: ['repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))'],
        gap: [3, 4],
        m: 0,
        pt: 4,
        borderTop: 'thin',
      }}
    >
      {facts.map(([value, name]) => (
        <div
          key={name}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <dt sx={{ fontSize: 1, color: 'gray' }}>{name}</dt>
          <dd sx={{ variant: 'text.heading', m: 0, fontSize: 5, letterSpacing: 'display' }}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
