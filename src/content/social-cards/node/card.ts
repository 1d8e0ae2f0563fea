import { palettes } from '../../../base/design/colors';
import { logoMark } from '../../../base/design/logo-mark';
import { letterSpacings } from '../../../base/design/scales';
import { siteName } from '../../../base/facts/facts';
import { cardLabel, cardSize } from '../cards';
import {
  colors,
  descriptionLook,
  margin,
  tiles,
  titleLook,
  weights,
  type CardWeight,
} from './look';

/** Texts of a card. */
interface CardTexts {
  title: string;
  description: string;
  section: string | undefined;
}

/** Element for satori. */
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

const textStyle = (weight: CardWeight, color: string) => ({
  fontWeight: weights[weight],
  color,
});

/** A text that satori wraps. */
const paragraph = (style: Style, text: string) => box({ display: 'block', ...style }, text);

/** Keeps the site's name on one line, and dashes on the line of the word before them. */
const keepTogether = (text: string) =>
  text
    .replaceAll(siteName, siteName.replaceAll(' ', '\u00a0'))
    .replaceAll(/ (?=[-–—] )/g, '\u00a0');

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
    fontSize: 32,
    ...textStyle('strong', colors.text),
  },
  logo(LOGO_SIZE),
  siteName,
);

/** Creates the card of a page: the site's logo and name, the texts, and a tile in each color mode. */
export function createCard({ title, description, section }: CardTexts): CardElement {
  const look = titleLook(title);
  return box(
    { ...cardSize, background: colors.background, fontFamily: 'Inter' },
    column(
      {
        width: cardSize.width - tileSize - 2 * margin,
        height: cardSize.height - 2 * margin,
        margin,
        justifyContent: 'space-between',
      },
      header,
      column(
        {},
        box({ fontSize: 28, ...textStyle('strong', colors.primary) }, cardLabel(title, section)),
        paragraph(
          {
            ...look,
            ...textStyle('strong', colors.text),
            marginTop: 10,
            marginBottom: 26,
            // The side bearing of the first letter grows with the font size.
            marginLeft: -look.fontSize / 32,
            letterSpacing: letterSpacings.display,
            lineHeight: 1.05,
          },
          keepTogether(title),
        ),
        paragraph(
          { ...descriptionLook, ...textStyle('plain', colors.gray), lineHeight: 1.4 },
          keepTogether(description),
        ),
      ),
    ),
    modeTiles,
  );
}
