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

/** What a card says. */
export interface CardTexts {
  title: string;
  description: string;
  section: string | undefined;
}

/** An element as satori takes it; as JSON it says all that is drawn. */
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

const mark = (size: number): CardElement => ({
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

/** A text that is wrapped already. */
function lines({ size, lines }: FittedText, lineHeight: number, style: Style): CardElement {
  const line = (text: string) => box({ whiteSpace: 'pre', height: size * lineHeight }, text);
  return column({ ...style, lineHeight }, ...lines.map(line));
}

/** The name of the site stays on one line. */
const withWholeName = (text: string) =>
  text.replaceAll(siteName, siteName.replaceAll(' ', '\u00a0'));

const tileSize = cardSize.height / tiles.length;

const picture = column(
  {},
  ...tiles.map(({ corners, free, mode, behind }) => {
    const size = tileSize * (1 - 2 * free);
    const shape = box({
      width: size,
      height: size,
      margin: tileSize * free,
      background: palettes[mode].primary,
      borderRadius: corners,
    });
    return box({ width: tileSize, height: tileSize, background: palettes[mode][behind] }, shape);
  }),
);

const markSize = 44;

/** The frame of the mark begins above the first letters of the texts. */
const header = box(
  {
    alignItems: 'center',
    marginLeft: -markSize / 12,
    gap: 14,
    ...textStyle('strong', 32, colors.text),
  },
  mark(markSize),
  siteName,
);

/**
 * The card of a page as a tree of elements: the site's mark, the texts, and a tile of each color mode.
 * @param fonts say how wide the texts are
 */
export function cardOf({ title, description, section }: CardTexts, fonts: CardFonts): CardElement {
  const width = cardSize.width - tileSize - 2 * margin;
  const fittedTitle = fitText(withWholeName(title), {
    width,
    steps: titleSteps,
    measure: (text) => fonts.measure(text, 'strong') + text.length * titleSpacing,
  });
  const fittedDescription = fitText(withWholeName(description), {
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
          // Large letters have more space beside them.
          { marginTop: 10, marginBottom: 26, marginLeft: -fittedTitle.size / 32 },
          lines(fittedTitle, 1.05, {
            ...textStyle('strong', fittedTitle.size, colors.text),
            letterSpacing: `${titleSpacing}em`,
          }),
        ),
        lines(fittedDescription, 1.4, textStyle('plain', fittedDescription.size, colors.gray)),
      ),
    ),
    picture,
  );
}
