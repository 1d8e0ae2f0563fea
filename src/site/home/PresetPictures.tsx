/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { addressOf } from '../../base/facts/base-url';
import { headingFont } from '../presets/read-preset';
import { presetNames, presetPath } from '../../studio/themes/presets';

/** The keys of a preset that its picture uses. */
interface Preset {
  colors: { text: string; background: string; primary: string; secondary?: unknown };
  fonts: { body: string; heading: string };
  fontWeights?: { heading: number };
}

/** A preset in its own colors and fonts, whatever the color mode. */
function Picture({ name }: { name: (typeof presetNames)[number] }) {
  const { colors, fonts, fontWeights }: Preset = presets[name];
  const { text, background, primary, secondary } = colors;
  const second = typeof secondary === 'string' ? secondary : text;
  return (
    <a
      href={addressOf(presetPath(name))}
      style={{
        color: text,
        background,
        fontFamily: headingFont(fonts),
        fontWeight: fontWeights?.heading,
      }}
    >
      {name}
      <span
        aria-hidden="true"
        style={{
          color: background,
          background: `linear-gradient(90deg, ${primary} 75%, ${second} 0)`,
        }}
      >
        Button
      </span>
    </a>
  );
}

/** Small pictures of all presets, which link to their pages. */
export function PresetPictures() {
  return (
    <ul
      aria-label="Presets"
      sx={{
        display: 'grid',
        gridTemplateColumns: [
          'repeat(2, minmax(0, 1fr))',
          'repeat(4, minmax(0, 1fr))',
          null,
          'repeat(7, minmax(0, 1fr))',
        ],
        gap: [2, 3],
        listStyle: 'none',
        m: 0,
        p: 0,
        a: {
          display: 'block',
          p: 3,
          fontSize: 3,
          lineHeight: 'heading',
          textDecoration: 'none',
          border: 'thin',
          borderRadius: 'large',
          ':hover': { boxShadow: 'raised' },
        },
        span: {
          display: 'block',
          mt: 3,
          px: 2,
          py: 1,
          fontSize: 0,
          borderRadius: 'default',
          forcedColorAdjust: 'none',
        },
      }}
    >
      {presetNames.map((name) => (
        <li key={name}>
          <Picture name={name} />
        </li>
      ))}
    </ul>
  );
}
