/** @jsxImportSource theme-ui */

/** Colors side by side. */
export function ColorBand({ colors, height }: { colors: readonly string[]; height?: number }) {
  return (
    <div sx={{ flex: 1, display: 'flex', height }}>
      {colors.map((color) => (
        <span key={color} style={{ background: color }} sx={{ flex: 1 }} />
      ))}
    </div>
  );
}
