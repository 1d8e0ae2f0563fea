/** @jsxImportSource theme-ui */
import { tint } from '../../base/design/tints';

/** Colors side by side. */
export function ColorBand({ colors, height }: { colors: readonly string[]; height?: number }) {
  return (
    <div
      sx={{
        flex: 1,
        display: 'flex',
        height,
        span: { boxShadow: `inset 0 1px ${tint('text', 13)}` },
      }}
    >
      {colors.map((color) => (
        <span key={color} style={{ background: color }} sx={{ flex: 1 }} />
      ))}
    </div>
  );
}
