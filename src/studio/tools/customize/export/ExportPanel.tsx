/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { useDeferredValue, useMemo, useState } from 'react';
import { addressOf } from '../../../../base/facts/base-url';
import { themeSchemaPath } from '../../../../base/facts/paths';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { modeNames } from '../../../../base/theme-data/in-mode';
import { changesOf, presetOf } from '../../../themes/draft';
import { changesSince, exportFormats, type ExportFormat } from '../../../themes/exports';
import { notations, type Notation } from '../../../themes/color-notation';
import { withNotation } from '../colors/map-colors';
import { useHighlight } from '../../../../sandbox/live-code/useHighlight';
import { ModeButtons } from '../../../../sandbox/controls/ModeButtons';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { CodeBlock } from '../../../../content/elements/CodeBlock';
import { noteStyle } from '../../../../sandbox/controls/control-styles';
import { fontsIn, packageOf } from '../../../../sandbox/fonts/web-fonts';
import { saveFile } from './save-file';

interface ExportPanelProps {
  theme: PlainObject;
  /** Name of the preset; empty for none. */
  base: string;
  /** The theme before its first step, if that's known. */
  first: PlainObject | undefined;
}

const allModes = 'All modes';
const onlyIn = (mode: string) => `Only ${mode}`;

/** Maximum number of paths that are listed. */
const MAX_NAMED_PATHS = 12;

interface PathsProps {
  /** Text before the paths. */
  before: string;
  paths: readonly string[];
  /** Text after them. */
  after?: string;
}

/** Sentence with paths of a theme. Renders nothing if there are none. */
function Paths({ before, paths, after = '' }: PathsProps) {
  if (paths.length === 0) return null;
  const more = paths.length - MAX_NAMED_PATHS;
  return (
    <p sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
      {before}{' '}
      {paths.slice(0, MAX_NAMED_PATHS).map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <code>{path}</code>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.{after}
    </p>
  );
}

/** How the reader's app gets the fonts of a theme that this site serves. Renders nothing if there are none. */
function Fonts({ theme }: { theme: PlainObject }) {
  const fonts = fontsIn(JSON.stringify(theme.fonts ?? {}));
  const packages = fonts.map(packageOf);
  const italics = fonts.filter(({ isUprightOnly }) => !isUprightOnly).map(packageOf);
  const toImports = (names: string[]) => names.map((name) => `import '${name}';`).join(' ');
  if (packages.length === 0) return null;
  return (
    <p sx={{ ...noteStyle, fontSize: 1, overflowWrap: 'anywhere' }}>
      Your app gets the {packages.length === 1 ? 'font' : 'fonts'} from npm. Run{' '}
      <code>npm install {packages.join(' ')}</code>, and import{' '}
      {packages.length === 1 ? 'it' : 'them'} once: <code>{toImports(packages)}</code>.
      {italics.length > 0 && (
        <>
          {' '}
          For italics that aren’t just slanted, add{' '}
          <code>{toImports(italics.map((name) => `${name}/wght-italic.css`))}</code>.
        </>
      )}
    </p>
  );
}

/** Shows and downloads a theme in any format, whole or as what differs from its preset. */
export function ExportPanel({ theme, base, first }: ExportPanelProps) {
  const formats = useMemo(() => {
    const before = base
      ? { label: `the preset ${base}`, theme: presetOf(base, presets) }
      : first && { label: 'the theme was created', theme: first };
    return [
      ...exportFormats.filter(({ isFor }) => !isFor || isFor(theme)),
      ...(before ? [changesSince(before)] : []),
    ];
  }, [theme, base, first]);
  const [formatId, setFormatId] = useState(exportFormats[0].id);
  const format = formats.find(({ id }) => id === formatId) ?? exportFormats[0];
  const [isWhole, setWhole] = useState(true);
  const names = modeNames(theme);
  const modes: string[] = format.perMode && names.length > 1 ? names : [];
  const [chosenMode, setChosenMode] = useState<string>();
  const mode = chosenMode !== undefined && modes.includes(chosenMode) ? chosenMode : undefined;
  const [notation, setNotation] = useState<Notation | ''>('');
  // Deferred, so that the controls react at once.
  const shown = useDeferredValue(
    useMemo(
      () => ({ theme, base, format, isWhole, mode, notation }),
      [theme, base, format, isWhole, mode, notation],
    ),
  );
  const [whole, difference] = ['The whole theme', `Only changes to ${base}`] as const;
  const { text, leftOut, changed } = useMemo(() => writeText(shown), [shown]);
  const lines = useHighlight(text, shown.format.language);
  const fileName =
    shown.mode === undefined ? shown.format.fileName : shown.format.perMode!.fileName(shown.mode);
  const [savedText, setSavedText] = useState<string>();
  return (
    <>
      <ModeButtons
        label="Format"
        modes={formats.map(({ label }) => label)}
        chosen={format.label}
        onChoose={(label) => setFormatId(formats.find((option) => option.label === label)!.id)}
      />
      {base && format.toDifference && (
        <ModeButtons
          label="Content"
          modes={[whole, difference]}
          chosen={isWhole ? whole : difference}
          onChoose={(content) => setWhole(content === whole)}
        />
      )}
      <ModeButtons
        label="Modes"
        modes={[allModes, ...modes.map(onlyIn)]}
        chosen={mode === undefined ? allModes : onlyIn(mode)}
        onChoose={(label) => setChosenMode(modes.find((name) => onlyIn(name) === label))}
      />
      <SmallSelect
        label="Colors"
        value={notation}
        onChange={(next) => setNotation(next as Notation | '')}
      >
        <option value="">as entered</option>
        {Object.keys(notations).map((notationName) => (
          <option key={notationName}>{notationName}</option>
        ))}
      </SmallSelect>
      <p sx={{ my: 2, fontSize: 1 }}>
        {(mode === undefined ? format : format.perMode!).description}
        {format.toDifference && (isWhole || format.language === 'ts') && (
          <>
            {' '}
            Save it as <code>{format.fileName}</code> and pass it to <code>ThemeUIProvider</code>,
            as in{' '}
            <a href={addressOf('/getting-started#wrap-your-app')} sx={{ variant: 'styles.a' }}>
              Getting Started
            </a>
            .
          </>
        )}
      </p>
      <Paths
        before="This format can’t store"
        paths={leftOut}
        after=" Export TypeScript or JSON to keep everything."
      />
      <Paths before={`${notation} can’t express these colors exactly:`} paths={changed} />
      <Fonts theme={theme} />
      <p role="status" sx={{ m: 0, fontSize: 1, color: 'gray' }}>
        {savedText === text
          ? `${fileName} was downloaded.`
          : `${shown.format.label}, ${text.trimEnd().split('\n').length} lines`}
      </p>
      <div sx={codeStyle}>
        <CodeBlock
          language={shown.format.language}
          title={fileName}
          html={lines.join('\n')}
          tools={
            <button
              type="button"
              onClick={() => {
                saveFile(fileName, text);
                setSavedText(text);
              }}
              sx={{ variant: 'buttons.main' }}
            >
              Download
            </button>
          }
        />
      </div>
    </>
  );
}

/** The code scrolls, and its buttons stay in view. */
const codeStyle = {
  '> figure': { mb: 0 },
  '& pre': { maxHeight: 'max(160px, min(296px, 100dvh - 520px))', overflow: 'auto' },
} as const;

type Shown = Omit<ExportPanelProps, 'first'> & {
  format: ExportFormat;
  isWhole: boolean;
  /** The only mode; undefined for all. */
  mode: string | undefined;
  /** Notation of all colors; empty to keep that of each. */
  notation: Notation | '';
};

function writeText({ format, isWhole, mode, notation, base, ...entered }: Shown) {
  const inNotation = (part: PlainObject) =>
    notation ? withNotation(part, notation) : { theme: part, changed: [] };
  const { theme, changed } = inNotation(entered.theme);
  const preset = Object.hasOwn(presets, base) && presets[base as keyof typeof presets];
  if (mode !== undefined) return { ...format.perMode!.write(theme, mode), changed };
  if (!preset || !format.toDifference || isWhole) {
    const schemaUrl = window.location.origin + addressOf(themeSchemaPath);
    return { ...format.write(theme, schemaUrl), changed };
  }
  const { theme: changes } = inNotation(changesOf({ base, theme: entered.theme }, presets));
  return { text: format.toDifference({ base, preset, changes, theme }), leftOut: [], changed };
}
