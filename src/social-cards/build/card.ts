import { palettes } from '../../design/colors';
import { logoMark } from '../../design/logo-mark';
import { siteName } from '../../site/facts';
import { cardLabel, cardSize } from '../cards';
import { fitText, type FittedText } from './fit-text';
import type { CardFonts } from './fonts';
import {
  colors,
  descriptionSteps,
  margin,
  tiles,
  titleSpacing,
  titleSteps,
  weights,
  type CardWeight,
} from './look';

/** Texts of a card. */
export interface CardTexts {
  title: string;
  description: string;
  section: string | undefined;
}

/** Element for satori. Its JSON contains everything that is drawn, so it can be hashed. */
export interface CardElement {
  type: string;
  props: Record<string, unknown>;
}

type Child = CardElement | string;

type Style = Record<string, string | number>;

const box = (style: Style, ...children: Child[]): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const column = (style: Style, ...children: Child[]) =>
  box({ flexDirection: 'column', ...style }, ...children);

const logo = (size: number): CardElement => ({
  type: 'svg',
  props: {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    children: [{ type: 'path', props: { d: logoMark, fillRule: 'evenodd', fill: colors.text } }],
  },
});

const textStyle = (weight: CardWeight, size: number, color: string) => ({
  fontSize: size,
  fontWeight: weights[weight],
  color,
});

/** Renders one element per line, so that satori doesn't wrap the text again. */
function textLines({ size, lines }: FittedText, lineHeight: number, style: Style): CardElement {
  const line = (text: string) => box({ whiteSpace: 'pre', height: size * lineHeight }, text);
  return column({ ...style, lineHeight }, ...lines.map(line));
}

/** Keeps the site's name on one line. */
const keepNameTogether = (text: string) =>
  text.replaceAll(siteName, siteName.replaceAll(' ', '\u00a0'));

const tileSize = cardSize.height / tiles.length;

const modeTiles = column(
  {},
  ...tiles.map(({ borderRadius, inset, mode, background }) => {
    const size = tileSize * (1 - 2 * inset);
    const shape = box({
      width: size,
      height: size,
      margin: tileSize * inset,
      background: palettes[mode].primary,
      borderRadius,
    });
    return box(
      { width: tileSize, height: tileSize, background: palettes[mode][background] },
      shape,
    );
  }),
);

/** In px. */
const LOGO_SIZE = 44;

/** The negative margin aligns the logo's outline with the left edge of the texts. */
const header = box(
  {
    alignItems: 'center',
    marginLeft: -LOGO_SIZE / 12,
    gap: 14,
    ...textStyle('strong', 32, colors.text),
  },
  logo(LOGO_SIZE),
  siteName,
);

/**
 * Creates the card of a page: the site's logo and name, the texts, and a tile in each color mode.
 * @param fonts measure the texts
 */
export function createCard(
  { title, description, section }: CardTexts,
  fonts: CardFonts,
): CardElement {
  const width = cardSize.width - tileSize - 2 * margin;
  const fittedTitle = fitText(keepNameTogether(title), {
    width,
    steps: titleSteps,
    measure: (text) => fonts.measure(text, 'strong') + text.length * titleSpacing,
  });
  const fittedDescription = fitText(keepNameTogether(description), {
    width,
    steps: descriptionSteps,
    measure: (text) => fonts.measure(text, 'plain'),
  });
  return box(
    { ...cardSize, background: colors.background, fontFamily: 'Inter' },
    column(
      {
        width,
        height: cardSize.height - 2 * margin,
        margin,
        justifyContent: 'space-between',
      },
      header,
      column(
        {},
        box(textStyle('strong', 28, colors.primary), cardLabel(title, section)),
        box(
          // The side bearing of the first letter grows with the font size.
          { marginTop: 10, marginBottom: 26, marginLeft: -fittedTitle.size / 32 },
          textLines(fittedTitle, 1.05, {
            ...textStyle('strong', fittedTitle.size, colors.text),
            letterSpacing: `${titleSpacing}em`,
          }),
        ),
        textLines(fittedDescription, 1.4, textStyle('plain', fittedDescription.size, colors.gray)),
      ),
    ),
    modeTiles,
  );
}
