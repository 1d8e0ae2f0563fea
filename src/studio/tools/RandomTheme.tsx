/** @jsxImportSource theme-ui */
import { useDeferredValue, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { emptyPreset } from '../../sandbox/live-code/messages';
import { tint } from '../../base/design/tints';
import { control } from '../../base/design/control';
import { addressOf } from '../../base/facts/base-url';
import { toPlain, type PlainObject } from '../../base/theme-data/changes';
import {
  MAX_SEED_LENGTH,
  randomQuery,
  readRandomAddress,
  tidySeed,
} from '../themes/random-address';
import { harmonyNames } from '../themes/random-palette';
import {
  randomTheme,
  randomParts,
  type RandomOptions,
  type RandomPart,
} from '../themes/random-theme';
import { summarySentences, summaryText } from '../themes/random-words';
import { newSeed } from '../themes/seed';
import { encodeTheme } from '../themes/theme-link';
import { CopyLink } from '../../sandbox/controls/CopyLink';
import { MoreTools } from '../../sandbox/controls/MoreTools';
import { SmallSelect } from '../../sandbox/controls/SmallSelect';
import { OpenInPlayground } from '../../sandbox/live-code/OpenIn';
import { elements } from '../../content/elements/elements';
import { startingWork } from '../../sandbox/live-code/starting-work';
import { BrandColorForm } from './BrandColorForm';
import {
  fieldStyle,
  noteStyle,
  quietButtonsStyle,
  rowStyle,
} from '../../sandbox/controls/control-styles';
import { bleedingRowStyle } from './row-scroll';
import { StickyBar } from './StickyBar';
import { ThemeSheet } from './ThemeSheet';
import { useAddress } from './useAddress';

const { h2: H2, ul: Ul, li: Li } = elements;

/** Labels of the checkboxes. */
const partNames: Record<RandomPart, string> = {
  colors: 'Colors',
  fonts: 'Fonts',
  sizes: 'Sizes',
  space: 'Space',
  shape: 'Shape',
};

/** Returns options with a new seed, and with the old one for the parts to keep. */
function nextOptions(options: RandomOptions, keptParts: readonly RandomPart[]): RandomOptions {
  return {
    ...options,
    seed: newSeed(Math.random),
    keptSeeds: Object.fromEntries(
      keptParts.map((part) => [part, options.keptSeeds[part] ?? options.seed]),
    ),
  };
}

/** Hash with a theme, for links to other tools; empty until it's encoded. */
function useThemeHash(name: string, theme: object): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const changes = toPlain(theme) as PlainObject;
    encodeTheme({ base: '', changes, name }).then(
      (encoded) => isCurrent && setHash(`#${encoded}`),
      () => isCurrent && setHash(''),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, theme]);
  return hash;
}

interface SeedFormProps {
  seed: string;
  onSeed: (seed: string) => void;
}

/** Form for a seed, which can be any text. */
function SeedForm({ seed, onSeed }: SeedFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // Not by a key: a new field wouldn't have the focus.
  useEffect(() => {
    field.current!.value = seed;
  }, [seed]);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const nextSeed = tidySeed(String(new FormData(event.currentTarget).get('seed')));
    if (nextSeed) onSeed(nextSeed);
  }
  return (
    <form onSubmit={submit} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, fontSize: 1 }}>
        Seed
        <input
          ref={field}
          name="seed"
          defaultValue={seed}
          maxLength={MAX_SEED_LENGTH}
          autoComplete="off"
          spellCheck={false}
          sx={{ ...fieldStyle, width: 144, maxWidth: '40vw' }}
        />
      </label>
      <button sx={{ variant: 'buttons.tool' }}>Use seed</button>
    </form>
  );
}

/** /random: a theme made from a seed, controls for another one, and its palette, specimens, and contrast. */
export function RandomTheme() {
  const { search, go } = useAddress();
  const { options, mode, problem } = useMemo(() => readRandomAddress(search), [search]);
  const { theme, summary } = useMemo(() => randomTheme(options), [options]);
  const [chosenParts, setChosenParts] = useState<readonly RandomPart[]>();
  const keptParts = chosenParts ?? randomParts.filter((part) => options.keptSeeds[part]);
  const query = randomQuery(options, mode);
  const hash = useThemeHash(options.seed, theme);
  const shown = useDeferredValue(
    useMemo(() => [{ name: options.seed, theme, mode }], [options.seed, theme, mode]),
  );
  const words = summarySentences(summary);

  const replace = (to: RandomOptions, toMode = mode) => go(randomQuery(to, toMode));
  /** Shows another theme. The browser's Back leads to this one. */
  const show = (to: RandomOptions) => go(randomQuery(to, mode), { step: true });
  function toggle(part: RandomPart): void {
    setChosenParts(
      keptParts.includes(part)
        ? keptParts.filter((keptPart) => keptPart !== part)
        : [...keptParts, part],
    );
  }
  return (
    <div data-start-on="address" sx={{ containerType: 'inline-size' }}>
      <StickyBar label="Another theme">
        <button
          type="button"
          onClick={() => show(nextOptions(options, keptParts))}
          sx={{ variant: 'buttons.main', px: 3, [narrow]: { flex: '1 1 0' } }}
        >
          New theme
        </button>
        <div role="group" aria-label="Keep" sx={keptStyle}>
          <span aria-hidden="true" sx={{ fontSize: 1, color: 'gray', mx: 1 }}>
            Keep
          </span>
          {randomParts.map((part) => (
            <label key={part} sx={keepStyle}>
              <input
                type="checkbox"
                checked={keptParts.includes(part)}
                onChange={() => toggle(part)}
              />
              {partNames[part]}
            </label>
          ))}
        </div>
        <div role="group" aria-label="Use this theme" sx={actionsStyle}>
          {/* Its status is on the other side, where it takes no space between buttons. */}
          <span sx={copyStyle}>
            <CopyLink to={() => query} encode={() => query} />
          </span>
          <a href={addressOf('/demo') + hash} sx={{ variant: 'buttons.tool' }}>
            Compare
          </a>
          <OpenInPlayground
            work={{
              code: startingWork.code,
              theme: JSON.stringify(theme, null, 2),
              preset: emptyPreset,
              mode,
            }}
          >
            Playground
          </OpenInPlayground>
          <a href={addressOf('/customize') + hash} sx={{ variant: 'buttons.tool' }}>
            Customize
          </a>
        </div>
        <MoreTools label="Options" roomFrom={BAR_WIDTH}>
          <div sx={optionsStyle}>
            <SeedForm
              seed={options.seed}
              onSeed={(seed) => show({ ...options, seed, keptSeeds: {} })}
            />
            <SmallSelect
              label="Harmony"
              width={184}
              value={options.harmony ?? ''}
              onChange={(choice) =>
                replace({ ...options, harmony: harmonyNames.find((name) => name === choice) })
              }
            >
              <option value="">Let the seed choose</option>
              {harmonyNames.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </SmallSelect>
            <div sx={{ ...rowStyle, alignItems: 'start' }}>
              <BrandColorForm
                color={options.brand ?? ''}
                action="Use color"
                onColor={(brand) => show({ ...options, brand })}
              />
              {options.brand && (
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    // The button disappears.
                    currentTarget.parentElement!.querySelector('input')!.focus();
                    show({ ...options, brand: undefined });
                  }}
                  sx={{ variant: 'buttons.tool' }}
                >
                  Any color
                </button>
              )}
            </div>
          </div>
        </MoreTools>
      </StickyBar>
      {problem && (
        <p role="alert" sx={noteStyle}>
          {problem}
        </p>
      )}
      <p translate="no" sx={seedStyle}>
        {options.seed}
      </p>
      <p role="status" sx={{ m: 0, mt: 1, mb: 3, color: 'gray' }}>
        {summaryText(summary)}
      </p>
      <ThemeSheet
        themes={shown}
        onMode={(_index, to) => replace(options, to === 'dark' ? 'dark' : 'light')}
      />
      <H2 id="story">How {options.seed} was made</H2>
      <Ul>
        {words.map((sentence) => (
          <Li key={sentence}>{sentence}</Li>
        ))}
      </Ul>
    </div>
  );
}

/** Width in px from which the bar has room for the options. */
const BAR_WIDTH = 600;
const narrow = `@container (max-width: ${BAR_WIDTH - 0.02}px)`;

const keptStyle = {
  ...rowStyle,
  gap: 1,
  [narrow]: {
    ...bleedingRowStyle,
    order: 1,
    flex: '1 0 100%',
    minWidth: 0,
    // Room for focus rings.
    my: -1,
    py: 1,
  },
} as const;

const actionsStyle = {
  ...rowStyle,
  [`@container (min-width: ${BAR_WIDTH}px)`]: quietButtonsStyle,
  order: [1, null, null, 0],
  marginInlineStart: 'auto',
  [narrow]: {
    order: 2,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    width: '100%',
    '> *': { px: 1, textAlign: 'center' },
  },
} satisfies ThemeUICSSObject;

const copyStyle = {
  ...rowStyle,
  flexDirection: 'row-reverse',
  [narrow]: {
    display: 'contents',
    '[role="status"]': { gridColumn: '1 / -1', order: 1, ':empty': { position: 'absolute' } },
  },
} satisfies ThemeUICSSObject;

/** Below each other in a narrow window, with labels above the fields. */
const optionsStyle = {
  ...rowStyle,
  columnGap: 3,
  width: '100%',
  [narrow]: {
    // The row of `MoreTools` ends earlier than this bar.
    flex: 'none',
    width: 'calc(100% + 12px)',
    rowGap: 3,
    '> *, form': { width: '100%' },
    'form, form > div': { display: 'flex', alignItems: 'end', flexWrap: 'nowrap' },
    '& label': { flex: '1 1 0', flexDirection: 'column', alignItems: 'stretch' },
    'label input, select': { width: '100%', maxWidth: 'none' },
  },
} as const;

/** Checkbox in a control that shows its state, too. */
const keepStyle = {
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  px: 2,
  cursor: 'pointer',
  input: { width: 16, height: 16, m: 0, accentColor: 'var(--theme-ui-colors-primary)' },
  ':has(:checked)': { bg: 'highlight', borderColor: tint('primary', 50) },
} as const;

const seedStyle = {
  variant: 'text.heading',
  m: 0,
  mt: 4,
  fontSize: 4,
  overflowWrap: 'anywhere',
} as const;
