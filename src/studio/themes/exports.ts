import type { PlainObject } from '../../base/theme-data/changes';
import { writeCss } from './formats/css/write';
import { jsonText, type WrittenTheme } from './formats/leaves';
import { writeChanges, type Before } from './formats/write-changes';
import { hasShadcnNames, writeShadcnCss } from './formats/write-shadcn';
import { toTypeScriptDifference, type Difference } from './formats/typescript/write-difference';
import { writeTailwindConfig, writeTailwindCss } from './formats/tailwind/write';
import { modeFileName, writeModeTokens, writeTokens } from './formats/tokens/write';
import { toTypeScript } from './formats/typescript/write';

/** Format that a theme is exported in. */
export interface ExportFormat {
  id: string;
  label: string;
  fileName: string;
  /** Language of the text, as in a code fence. */
  language: string;
  /** Sentence about what the file contains. */
  description: string;
  /** @param schemaUrl URL of the JSON Schema for themes */
  write: (theme: PlainObject, schemaUrl: string) => WrittenTheme;
  /** Returns true if a theme can be written in this format; by default, any can. */
  isFor?: (theme: PlainObject) => boolean;
  /** Writes only what differs from a preset; undefined if the format can't. */
  toDifference?: (difference: Difference) => string;
  /** Writes only the values in one of the theme's modes, for tools that read a file per mode. */
  perMode?: {
    fileName: (mode: string) => string;
    description: string;
    write: (theme: PlainObject, mode: string) => WrittenTheme;
  };
}

/** All export formats. Those that keep a whole theme are first. */
export const exportFormats: readonly [ExportFormat, ...ExportFormat[]] = [
  {
    id: 'typescript',
    label: 'TypeScript',
    fileName: 'theme.ts',
    language: 'ts',
    description: 'A module that exports the theme, type-checked with Theme UI’s Theme type.',
    write: (theme) => ({ text: toTypeScript(theme), leftOut: [] }),
    toDifference: toTypeScriptDifference,
  },
  {
    id: 'json',
    label: 'JSON',
    fileName: 'theme.json',
    language: 'json',
    description:
      'The theme as JSON. With $schema, editors check and complete it. Changes to a preset are a JSON merge patch, in which null removes a key.',
    write: (theme, $schema) => ({ text: jsonText({ $schema, ...theme }), leftOut: [] }),
    toDifference: ({ changes }) => jsonText(changes),
  },
  {
    id: 'css',
    label: 'CSS custom properties',
    fileName: 'theme.css',
    language: 'css',
    description:
      'Custom properties with Theme UI’s names, and each mode’s colors under its class. Nested keys are joined with hyphens.',
    write: writeCss,
  },
  {
    id: 'tailwind-4',
    label: 'Tailwind CSS 4',
    fileName: 'theme.tailwind.css',
    language: 'css',
    description:
      'Theme values as @theme variables, and each mode’s colors under data-color-mode. Import the file after tailwindcss.',
    write: writeTailwindCss,
  },
  {
    id: 'shadcn',
    label: 'shadcn/ui',
    fileName: 'theme.globals.css',
    language: 'css',
    description:
      'Theme values with shadcn/ui’s names, for Tailwind CSS 4. They replace the values in globals.css. Modes other than dark are under data-theme.',
    write: writeShadcnCss,
    isFor: hasShadcnNames,
  },
  {
    id: 'tailwind-3',
    label: 'Tailwind CSS 3',
    fileName: 'theme.tailwind.config.js',
    language: 'js',
    description: 'A config that extends Tailwind’s default theme.',
    write: writeTailwindConfig,
  },
  {
    id: 'tokens',
    label: 'Design tokens',
    fileName: 'theme.resolver.json',
    language: 'json',
    description:
      'Design tokens in the W3C Community Group’s format (2025.10), with modes as resolver contexts. Dots in keys become underscores.',
    write: writeTokens,
    perMode: {
      fileName: modeFileName,
      description:
        'Design tokens in the same format, for tools that read one file per mode: all values, with the colors of this mode.',
      write: writeModeTokens,
    },
  },
];

/** Format for what changed in a theme since another one. It can't be read again. */
export const changesSince = (before: Before): ExportFormat => ({
  id: 'changes',
  label: 'Changes',
  fileName: 'theme-changes.md',
  language: 'md',
  description: `What changed since ${before.label}, as Markdown for a pull request: colors in each mode with their lowest contrast before and after, and all other values.`,
  write: (theme) => ({ text: writeChanges(before, theme), leftOut: [] }),
});
