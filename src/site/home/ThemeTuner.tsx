/** @jsxImportSource theme-ui */
import { ThemeProvider } from '@theme-ui/core';
import { useId, useState } from 'react';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Heading,
  Label,
  Progress,
  Slider,
  type Theme,
} from 'theme-ui';
import { images } from '../../content/examples/demo';
import { tint } from '../../base/design/tints';

const brands = ['primary', 'secondary', 'accent', 'text'] as const;

/** Values of the controls. */
interface Tuning {
  brand: (typeof brands)[number];
  /** Unit of the space scale, in px. */
  unit: number;
  /** Default radius, in px. */
  radius: number;
}

function createTheme({ brand, unit, radius }: Tuning): Theme {
  return {
    colors: { brand: `var(--theme-ui-colors-${brand})` },
    space: [0, 1, 2, 4, 8, 16].map((step) => step * unit),
    radii: { default: radius, large: radius * 2 },
    buttons: { brand: { variant: 'buttons.primary', bg: 'brand', borderRadius: 'default' } },
  };
}

/** A radio button that looks like a swatch; the ring of the selected one has a gap. */
const swatchStyle = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 40,
  m: 0,
  mb: 1,
  cursor: 'pointer',
  borderRadius: 'default',
  // A swatch is meaningless without its color.
  forcedColorAdjust: 'none',
  ':checked': {
    boxShadow:
      'inset 0 0 0 2px var(--theme-ui-colors-text), inset 0 0 0 5px var(--theme-ui-colors-background)',
  },
} as const;

function Specimen() {
  return (
    <Card
      data-no-copy=""
      sx={{
        width: '100%',
        maxWidth: 480,
        p: [3, 4],
        borderRadius: 'large',
        display: 'grid',
        gap: 3,
      }}
    >
      <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: [2, 3] }}>
        <Avatar src={images.logo} alt="" width={48} height={48} loading="lazy" />
        <div sx={{ flex: '1 1 120px' }}>
          <Heading as="h3" sx={{ fontSize: 3 }}>
            Workshop: design tokens
          </Heading>
          <span sx={{ fontSize: 1, color: 'gray' }}>Thursday, 18:30</span>
        </div>
        <Badge sx={{ bg: 'brand', borderRadius: 'default', px: 2 }}>12 left</Badge>
      </div>
      <p sx={{ m: 0 }}>
        Bring one of your components. We’ll replace its colors and lengths with names from a theme,
        one by one.
      </p>
      <Progress max={40} value={28} aria-label="28 of 40 places taken" sx={{ color: 'brand' }} />
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="button" variant="brand">
          Book a place
        </Button>
        <Button
          type="button"
          sx={{
            color: 'text',
            bg: 'muted',
            borderRadius: 'default',
            ':hover:not(:disabled)': { bg: 'highlight' },
          }}
        >
          Remind me
        </Button>
      </div>
    </Card>
  );
}

function SliderField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} sx={{ justifyContent: 'space-between', mb: 2 }}>
        {label}
        <output htmlFor={id} sx={{ color: 'primary' }}>
          {`${value} px`}
        </output>
      </Label>
      <Slider
        id={id}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ color: 'primary', bg: tint('text', 20) }}
      />
    </Box>
  );
}

/** Three theme controls, and a card that shows their effect. */
export function ThemeTuner() {
  const [tuning, setTuning] = useState<Tuning>({ brand: 'primary', unit: 4, radius: 4 });
  const change = (changes: Partial<Tuning>) => setTuning({ ...tuning, ...changes });
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', null, 'minmax(0, 1fr) minmax(0, 1.2fr)'],
        gap: [4, 5],
        // Not centered: the card changes its height, and a slider mustn't move while it's dragged.
        alignItems: 'start',
      }}
    >
      <div data-with-scripts="" sx={{ display: 'grid', gap: 4 }}>
        <fieldset sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <legend sx={{ variant: 'forms.label', p: 0, mb: 2 }}>Brand color</legend>
          <div sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 2 }}>
            {brands.map((brand) => (
              <label
                key={brand}
                sx={{ position: 'relative', fontSize: 0, color: 'gray', textAlign: 'center' }}
              >
                <input
                  type="radio"
                  name="brand"
                  value={brand}
                  checked={tuning.brand === brand}
                  onChange={() => change({ brand })}
                  sx={{ ...swatchStyle, bg: brand }}
                />
                {brand}
              </label>
            ))}
          </div>
        </fieldset>
        <SliderField
          label="Space"
          min={2}
          max={6}
          value={tuning.unit}
          onChange={(unit) => change({ unit })}
        />
        <SliderField
          label="Corner radius"
          min={0}
          max={16}
          value={tuning.radius}
          onChange={(radius) => change({ radius })}
        />
      </div>
      {/* As high as the largest card, so that nothing moves while a slider is dragged. */}
      <div
        role="group"
        aria-label="Card with your changes to the theme"
        sx={{
          display: 'grid',
          placeItems: 'center',
          // On small screens, it's below the controls.
          minHeight: [0, null, 532, 420],
          p: [2, 3],
          bg: 'muted',
          borderRadius: 'large',
        }}
      >
        {/* Core's provider doesn't override the page's custom properties, so the card follows the color mode
            without a re-render. */}
        <ThemeProvider theme={createTheme(tuning)}>
          <Specimen />
        </ThemeProvider>
      </div>
    </div>
  );
}
