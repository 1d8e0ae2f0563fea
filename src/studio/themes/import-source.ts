import type { PlainObject } from '../../base/theme-data/changes';
import type { ThemeProblem } from './theme-problems';
import type { LeftOut } from './left-out';

/** Text that a theme is read from. */
export interface SourceFile {
  /** Name or path of the file; empty for pasted text. */
  name: string;
  text: string;
}

/** What the reader chose, for texts that can be read in several ways. */
export interface ReadChoices {
  /** Name of the export, for a module with several. */
  exportName?: string;
  /** Preset that a JSON merge patch changes. */
  base?: string;
  /** False to keep the names of shadcn/ui's variables. */
  renames?: boolean;
}

/** Names of the formats that a theme is read from. */
export type ReadFormat =
  | 'TypeScript'
  | 'JSON'
  | 'design tokens'
  | 'CSS'
  | 'Tailwind 4'
  | 'Tailwind 3'
  | 'shadcn/ui registry item'
  | 'Material Theme Builder';

/** What a reader of a format returns. */
export interface FormatResult {
  theme: PlainObject;
  leftOut: LeftOut[];
  /** Sentences about the theme as a whole. */
  notes?: string[];
  /** Exports that may be themes, and the one that was read; only if there are several. */
  exports?: { names: string[]; chosen: string };
}

/** Theme that was read from texts. */
export interface ReadTheme extends Required<Omit<FormatResult, 'exports'>> {
  format: ReadFormat;
  /** Values that were kept although Theme UI doesn't know or can't use them. */
  problems: ThemeProblem[];
  exports?: FormatResult['exports'];
  /** New names of shadcn/ui's variables, by path in the theme. */
  renamed: [from: string, to: string][];
  /** True for a JSON merge patch, which needs a preset. */
  isPatch: boolean;
}
