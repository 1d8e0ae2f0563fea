/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { Badge, Button, Card, Progress } from 'theme-ui';
import { colorModes } from '../../base/design/modes';

/** A card in a color mode, with a button that switches the site to that mode. */
function ModeCard({ label, mode }: { label: string; mode: string }) {
  return (
    <Card
      data-color-mode={mode}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: [2, 3],
        color: 'text',
        border: 0,
        borderRadius: 0,
      }}
    >
      <div sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <strong sx={{ fontSize: [2, 3], fontWeight: 'heading', lineHeight: 'heading' }}>
          {label}
        </strong>
        <Badge variant="highlight" sx={{ borderRadius: 'small', px: [1, 2] }}>
          New
        </Badge>
      </div>
      <span sx={{ fontSize: 1, color: 'gray' }}>Same card, same code</span>
      <div
        aria-hidden="true"
        sx={{
          display: 'flex',
          my: 1,
          borderRadius: 'default',
          overflow: 'hidden',
          // A swatch is meaningless without its color.
          forcedColorAdjust: 'none',
        }}
      >
        {['primary', 'secondary', 'accent', 'gray', 'highlight'].map((color) => (
          <span key={color} sx={{ flex: 1, height: 28, bg: color }} />
        ))}
      </div>
      <Progress aria-hidden="true" max={4} value={3} sx={{ mb: 2 }} />
      <Button
        type="button"
        data-color-mode-choice={mode}
        data-with-scripts=""
        sx={{ width: '100%', px: 1, fontSize: 1 }}
      >
        {`Use ${label}`}
      </Button>
    </Card>
  );
}

/** The theme's code, directly above the same card in all color modes. */
export function HeroDemo({ children }: { children: ReactNode }) {
  return (
    <div
      data-no-copy=""
      sx={{
        border: 'thin',
        borderRadius: 'large',
        overflow: 'hidden',
        boxShadow: 'soft',
        maxWidth: 640,
        width: '100%',
        justifySelf: ['center', 'center', 'end'],
      }}
    >
      {children}
      <div sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {colorModes.map(({ name, label }) => (
          <ModeCard key={name} label={label} mode={name} />
        ))}
      </div>
    </div>
  );
}
