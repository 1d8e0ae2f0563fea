/** @jsxImportSource theme-ui */

/** Numbers about the library, as a description list. */
export function Facts({ facts }: { facts: [value: string, name: string][] }) {
  return (
    <dl
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 4,
        m: 0,
      }}
    >
      {facts.map(([value, name]) => (
        <div
          key={name}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <dt sx={{ fontSize: 1, color: 'gray' }}>{name}</dt>
          <dd
            sx={{
              m: 0,
              fontSize: [5, 6],
              fontWeight: 'heading',
              lineHeight: 1.1,
              color: 'primary',
            }}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
