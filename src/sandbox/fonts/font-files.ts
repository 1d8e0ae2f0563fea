import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import interLatinItalic from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2';
import interLatinExtItalic from '@fontsource-variable/inter/files/inter-latin-ext-wght-italic.woff2';
import openSansLatin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2';
import openSansLatinExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2';
import openSansLatinItalic from '@fontsource-variable/open-sans/files/open-sans-latin-wght-italic.woff2';
import openSansLatinExtItalic from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-italic.woff2';
import sourceSans3Latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import sourceSans3LatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import sourceSans3LatinItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2';
import sourceSans3LatinExtItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-italic.woff2';
import workSansLatin from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2';
import workSansLatinExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2';
import workSansLatinItalic from '@fontsource-variable/work-sans/files/work-sans-latin-wght-italic.woff2';
import workSansLatinExtItalic from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-italic.woff2';
import dmSansLatin from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2';
import dmSansLatinExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2';
import dmSansLatinItalic from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-italic.woff2';
import dmSansLatinExtItalic from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-italic.woff2';
import montserratLatin from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import montserratLatinExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2';
import montserratLatinItalic from '@fontsource-variable/montserrat/files/montserrat-latin-wght-italic.woff2';
import montserratLatinExtItalic from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-italic.woff2';
import outfitLatin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
import outfitLatinExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2';
import loraLatin from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
import loraLatinExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2';
import loraLatinItalic from '@fontsource-variable/lora/files/lora-latin-wght-italic.woff2';
import loraLatinExtItalic from '@fontsource-variable/lora/files/lora-latin-ext-wght-italic.woff2';
import sourceSerif4Latin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import sourceSerif4LatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';
import sourceSerif4LatinItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import sourceSerif4LatinExtItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-italic.woff2';
import literataLatin from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
import literataLatinExt from '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2';
import literataLatinItalic from '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2';
import literataLatinExtItalic from '@fontsource-variable/literata/files/literata-latin-ext-wght-italic.woff2';
import playfairDisplayLatin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2';
import playfairDisplayLatinExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2';
import playfairDisplayLatinItalic from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2';
import playfairDisplayLatinExtItalic from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-italic.woff2';
import jetbrainsMonoLatin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import jetbrainsMonoLatinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';
import jetbrainsMonoLatinItalic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-italic.woff2';
import jetbrainsMonoLatinExtItalic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-italic.woff2';

/** URLs of the files of each font by its slug and style: for Latin, and for Latin Extended. */
export const fontFiles: Readonly<
  Record<string, Partial<Record<'normal' | 'italic', readonly [latin: string, latinExt: string]>>>
> = {
  inter: { normal: [interLatin, interLatinExt], italic: [interLatinItalic, interLatinExtItalic] },
  'open-sans': {
    normal: [openSansLatin, openSansLatinExt],
    italic: [openSansLatinItalic, openSansLatinExtItalic],
  },
  'source-sans-3': {
    normal: [sourceSans3Latin, sourceSans3LatinExt],
    italic: [sourceSans3LatinItalic, sourceSans3LatinExtItalic],
  },
  'work-sans': {
    normal: [workSansLatin, workSansLatinExt],
    italic: [workSansLatinItalic, workSansLatinExtItalic],
  },
  'dm-sans': {
    normal: [dmSansLatin, dmSansLatinExt],
    italic: [dmSansLatinItalic, dmSansLatinExtItalic],
  },
  montserrat: {
    normal: [montserratLatin, montserratLatinExt],
    italic: [montserratLatinItalic, montserratLatinExtItalic],
  },
  outfit: { normal: [outfitLatin, outfitLatinExt] },
  lora: { normal: [loraLatin, loraLatinExt], italic: [loraLatinItalic, loraLatinExtItalic] },
  'source-serif-4': {
    normal: [sourceSerif4Latin, sourceSerif4LatinExt],
    italic: [sourceSerif4LatinItalic, sourceSerif4LatinExtItalic],
  },
  literata: {
    normal: [literataLatin, literataLatinExt],
    italic: [literataLatinItalic, literataLatinExtItalic],
  },
  'playfair-display': {
    normal: [playfairDisplayLatin, playfairDisplayLatinExt],
    italic: [playfairDisplayLatinItalic, playfairDisplayLatinExtItalic],
  },
  'jetbrains-mono': {
    normal: [jetbrainsMonoLatin, jetbrainsMonoLatinExt],
    italic: [jetbrainsMonoLatinItalic, jetbrainsMonoLatinExtItalic],
  },
};
