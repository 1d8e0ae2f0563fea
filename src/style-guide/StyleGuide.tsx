/** @jsxImportSource theme-ui */
import {
  ColorPalette,
  FontFamily,
  HeadingStyle,
  TypeScale,
  TypeStyle,
} from '@theme-ui/style-guide';
import type { ReactNode } from 'react';
import { ThemeUIProvider } from 'theme-ui';
import { colorModes } from '../design/modes';
import { fonts, fontSizes } from '../design/scales';
import { theme } from '../design/theme';
import { inMode } from '../themes/in-mode';

/** The colors of each mode, whatever the mode of the page. */
function Colors() {
  return colorModes.map(({ name, label }) => (
    <ThemeUIProvider key={name} theme={() => inMode(theme, name)}>
      <div
        role="group"
        aria-label={`Colors of ${label}`}
        sx={{ my: 3, p: 3, color: 'text', bg: 'background', border: 'thin', borderRadius: 'large' }}
      >
        <p sx={{ m: 0, mb: 2, fontWeight: 'bold' }}>{label}</p>
        <div sx={{ fontSize: 0 }}>
          <ColorPalette size={56} />
        </div>
      </div>
    </ThemeUIProvider>
  ));
}

function Headings() {
  return fontSizes
    .map((size, index) => ({ size, index }))
    .slice(1, 6)
    .reverse()
    .map(({ size, index }) => (
      <HeadingStyle key={size} fontSize={index} truncate={false}>
        Heading at fontSizes[{index}]
      </HeadingStyle>
    ));
}

function Fonts() {
  return Object.keys(fonts).map((name) => (
    <div key={name} sx={{ mb: 3 }}>
      <TypeStyle fontFamily={name} fontSize={3} truncate={false}>
        {name}: Quick brown foxes 0123
      </TypeStyle>
      <span sx={{ color: 'gray', fontSize: 1, overflowWrap: 'anywhere' }}>
        <FontFamily name={name} />
      </span>
    </div>
  ));
}

const parts: Record<string, () => ReactNode> = {
  colors: Colors,
  fonts: Fonts,
  headings: Headings,
  'type-scale': () => <TypeScale />,
};

interface StyleGuideProps {
  /** The part to draw: a key of `parts`. */
  of: string;
}

/**
 * A part of this site's theme, drawn with @theme-ui/style-guide.
 * @throws when there is no such part
 */
export function StyleGuide({ of }: StyleGuideProps) {
  const Part = parts[of];
  if (!Part) throw new Error(`StyleGuide draws ${Object.keys(parts).join(', ')}; not "${of}".`);
  return <Part />;
}
