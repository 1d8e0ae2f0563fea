import { addressOf } from '../../base/facts/base-url';

/** Path of the file with all pictures of values. The browser loads it when the pointer is over a value. */
export const valuePicturesPath = '/img/value-pictures.svg';

/** Height of each picture in px, with its distance from the code. */
export const PICTURE_HEIGHT = 40;

/**
 * Picture of a value in code, above it. Not part of the text, and only for pointers. The scroller of the code isn't
 * positioned, so it doesn't cut the picture off.
 */
export const hintStyle = {
  '@media screen and (hover: hover)': {
    '[style]:hover::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      width: 200,
      height: PICTURE_HEIGHT,
      margin: `-${PICTURE_HEIGHT}px -8px`,
      background: `url(${addressOf(valuePicturesPath)}) 0 calc(var(--v) * -${PICTURE_HEIGHT}px)`,
      pointerEvents: 'none',
    },
  },
} as const;
