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
import { colorModes } from '../../base/design/modes';
import { fonts, fontSizes } from '../../base/design/scales';
import { theme } from '../../base/design/theme';
import { withFixedMode } from '../../base/theme-data/in-mode';

/** Palettes of all modes, independent of the page's mode. */
function Colors() {
  return colorModes.map(({ name, label }) => (
    <ThemeUIProvider key={name} theme={() => withFixedMode(theme, name)}>
      <div
        role="group"
        aria-label={`${label} mode colors`}
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
  /** Part to render: a key of `parts`. */
  of: string;
}

/**
 * Part of this site's theme, rendered with @theme-ui/style-guide.
 * @throws if the part doesn't exist
 */
export function StyleGuide({ of }: StyleGuideProps) {
  const Part = parts[of];
  if (!Part) {
    throw new Error(
      `<StyleGuide of="${of}">: unknown part. Use one of: ${Object.keys(parts).join(', ')}.`,
    );
  }
  return (
    <div data-no-copy="">
      <Part />
    </div>
  );
}
