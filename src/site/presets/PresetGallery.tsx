/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { presetNames, presetPath } from '../../studio/themes/presets';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { addressOf } from '../../base/facts/base-url';

/** The keys of a preset that a card uses. A color is a value or a group of values. */
interface Preset {
  colors: Record<string, string | readonly string[] | object> & {
    text: string;
    background: string;
    primary: string;
  };
  fonts: { body: string; heading: string };
  fontWeights?: { heading: number };
}

/** Returns the display name of a font stack's first family. */
function getFontName(stack: string): string {
  const name = stack.split(',')[0]!.replace(/"/g, '');
  return /^(system-ui|-apple-system|BlinkMacSystemFont|ui-sans-serif)$/.test(name)
    ? 'System font'
    : name;
}

/** Creates a background with one stripe for each value of a color. */
function createStripes(color: Preset['colors'][string]): string {
  const colors: string[] = typeof color === 'string' ? [color] : Object.values(color);
  const stops = colors.map(
    (value, index) =>
      `${value} ${(index / colors.length) * 100}% ${((index + 1) / colors.length) * 100}%`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

/** A color of a preset, with its name for screen readers and as a tooltip. */
function Swatch({ name, color }: { name: string; color: Preset['colors'][string] }) {
  const value = typeof color === 'string' ? color : `${Object.keys(color).length} colors`;
  return (
    <li sx={{ position: 'relative' }}>
      <VisuallyHidden>{`${name} ${value}`}</VisuallyHidden>
      <span
        aria-hidden="true"
        title={`${name} ${value}`}
        style={{ background: createStripes(color) }}
        sx={{
          display: 'block',
          size: 20,
          borderRadius: 'small',
          boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
        }}
      />
    </li>
  );
}

/** A card in the preset's own values, so that it looks the same in every color mode. */
function PresetCard({ name, preset }: { name: string; preset: Preset }) {
  const { text, background, primary } = preset.colors;
  const swatches = Object.entries(preset.colors).filter(([key]) => key !== 'modes');
  const heading = {
    fontFamily: preset.fonts.heading,
    fontWeight: preset.fontWeights?.heading ?? 'bold',
  };
  return (
    <li
      style={{ color: text, background, fontFamily: preset.fonts.body }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        border: 'thin',
        borderRadius: 'large',
      }}
    >
      <p style={heading} sx={{ m: 0, fontSize: 3, lineHeight: 'heading' }}>
        <a
          href={addressOf(presetPath(name))}
          sx={{ color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.15em' }}
        >
          {name}
        </a>
      </p>
      <p
        aria-hidden="true"
        style={{ ...heading, color: primary }}
        sx={{ m: 0, fontSize: 7, lineHeight: 1 }}
      >
        Aa
      </p>
      <p sx={{ m: 0, fontSize: 1 }}>{getFontName(preset.fonts.body)}</p>
      <ul
        aria-label={`Colors of ${name}`}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          mt: 'auto',
          p: 0,
          listStyle: 'none',
        }}
      >
        {swatches.map(([key, color]) => (
          <Swatch key={key} name={key} color={color} />
        ))}
      </ul>
    </li>
  );
}

/** Cards of all presets in @theme-ui/presets, with name, fonts and colors. */
export function PresetGallery() {
  return (
    <ul
      aria-label="Presets"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        gap: 3,
        my: 4,
        mx: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {presetNames.map((name) => (
        <PresetCard key={name} name={name} preset={presets[name]} />
      ))}
    </ul>
  );
}
