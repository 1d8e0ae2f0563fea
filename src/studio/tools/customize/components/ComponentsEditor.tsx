/** @jsxImportSource theme-ui */
import { useDeferredValue, useState } from 'react';
import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { colorRows } from '../colors/color-modes';
import { readValue } from '../../../../base/theme-data/length';
import { entriesOf } from '../scales/scale-entries';
import {
  keyProblem,
  formatPath,
  valueAt,
  withoutValue,
  withValue,
  type ThemePath,
} from '../../../../base/theme-data/theme-path';
import { isCssColor } from '../../../themes/theme-problems';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { ModeButtons } from '../../../../sandbox/controls/ModeButtons';
import { AddField, AddForm } from '../fields/AddForm';
import { ComponentSample } from './ComponentSample';
import {
  componentKinds,
  editorOf,
  isPropertyValue,
  propertiesIn,
  propertyGroups,
  statePath,
  stateProperties,
  variantPaths,
  withProperty,
  type ComponentKind,
  type StateName,
  type StyleProperty,
} from './component-styles';
import { fieldId, headingStyle, type EditorProps } from '../fields/editor';
import { TextField } from '../fields/TextField';

interface ComponentsEditorProps extends EditorProps {
  /** ID of the theme: the fields of another one are new, and the choice of a component stays. */
  themeId: string;
  /** Theme without what Theme UI can't use. */
  usable: PlainObject;
  modes: readonly string[];
  /** Path of the field to show first. */
  inspectedPath: ThemePath | undefined;
}

/** Editors of buttons, cards, inputs, links, badges, and headings: their variants and states. */
export function ComponentsEditor({
  themeId,
  theme,
  usable,
  edit,
  modes,
  inspectedPath,
}: ComponentsEditorProps) {
  const first = inspectedPath && editorOf(theme, inspectedPath);
  const [kind, setKind] = useState<ComponentKind>(first?.kind ?? componentKinds[0]!);
  const [chosenVariant, setChosenVariant] = useState<ThemePath>(first?.variant ?? kind.paths[0]!);
  const [state, setState] = useState<StateName>(first?.state ?? 'Normal');
  const variants = variantPaths(theme, kind);
  const isChosen = (path: ThemePath) => formatPath(path) === formatPath(chosenVariant);
  // An undo may have removed it.
  const variant = variants.find(isChosen) ?? variants[0]!;
  const path = statePath(theme, variant, state);
  const properties = state === 'Normal' ? kind.properties : stateProperties;
  const shown = useDeferredValue(usable);
  const isOwn = !kind.paths.some((fixedPath) => formatPath(fixedPath) === formatPath(variant));
  const origin = valueAt(theme, [...variant, 'variant']);

  function openKind(label: string): void {
    const next = componentKinds.find((componentKind) => componentKind.label === label)!;
    setKind(next);
    setChosenVariant(next.paths[0]!);
    setState('Normal');
  }

  return (
    <>
      <div sx={choiceStyle}>
        <SmallSelect label="Component" value={kind.label} onChange={openKind}>
          {componentKinds.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </SmallSelect>
        <SmallSelect
          label="Variant"
          width={168}
          value={formatPath(variant)}
          onChange={(text) =>
            setChosenVariant(variants.find((variantPath) => formatPath(variantPath) === text)!)
          }
        >
          {variants.map((variantPath) => (
            <option key={formatPath(variantPath)}>{formatPath(variantPath)}</option>
          ))}
        </SmallSelect>
        <button
          type="button"
          aria-label={`Remove ${formatPath(variant)}`}
          disabled={!isOwn}
          onClick={() => {
            edit((current) => withoutValue(current, variant));
            setChosenVariant(kind.paths[0]!);
          }}
          sx={{ variant: 'buttons.tool', ':disabled': { display: 'none' } }}
        >
          Remove
        </button>
      </div>
      <ModeButtons
        label="State"
        modes={kind.states}
        chosen={state}
        onChoose={(next) => setState(next as StateName)}
      />
      <ComponentSample theme={shown} variant={variant} state={state} modes={modes} />
      <p sx={{ m: 0, my: 2, fontSize: 1, color: 'gray' }}>
        Use a theme key or a CSS value. An empty field keeps the component’s own style.
        {typeof origin === 'string' && (
          <>
            {' '}
            This variant extends <code>{origin}</code>.
          </>
        )}
      </p>
      <Suggestions theme={theme} properties={properties} />
      {propertyGroups.map((group) => (
        <PropertyGroup
          key={`${themeId} ${formatPath(path)} ${group}`}
          title={group}
          path={path}
          {...propertiesIn(group, properties)}
          theme={theme}
          edit={edit}
        />
      ))}
      {kind.group !== undefined && (
        <AddVariant
          key={themeId}
          group={kind.group}
          from={variant}
          theme={theme}
          edit={edit}
          onAdd={(name) => setChosenVariant([kind.group!, name])}
        />
      )}
    </>
  );
}

/** Labels above their selects, which share the row. */
const choiceStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'end',
  gap: 2,
  mb: 3,
  '> label': { display: 'grid', color: 'gray' },
  select: { width: '100%' },
} as const;

interface PropertyGroupProps extends EditorProps {
  title: string;
  /** Path of the style. */
  path: ThemePath;
  usual: readonly StyleProperty[];
  /** Properties whose fields can be closed. */
  more: readonly StyleProperty[];
}

/** Fields of properties that belong together. Those that are rarely set are closed until they are. */
function PropertyGroup({ title, path, usual, more, theme, edit }: PropertyGroupProps) {
  const [startsOpen] = useState(() =>
    more.some(({ key }) => valueAt(theme, [...path, key]) !== undefined),
  );
  if (usual.length === 0) return null;
  const fields = (properties: readonly StyleProperty[]) => (
    <div sx={fieldsStyle}>
      {properties.map((property) => (
        <PropertyField
          key={property.key}
          property={property}
          path={[...path, property.key]}
          theme={theme}
          edit={edit}
        />
      ))}
    </div>
  );
  return (
    <section aria-label={title} sx={{ py: 3, borderTop: 'thin' }}>
      <h2 sx={{ ...headingStyle, mt: 0 }}>{title}</h2>
      {fields(usual)}
      {more.length > 0 && (
        <details open={startsOpen} sx={{ mt: 2, fontSize: 1 }}>
          <summary sx={{ py: 1, color: 'gray', cursor: 'pointer' }}>More</summary>
          {fields(more)}
        </details>
      )}
    </section>
  );
}

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  columnGap: 3,
  rowGap: 2,
} as const;

const listId = (scale: string) => `keys-of-${scale}`;

/** Keys of a scale as they're written in styles. */
function keysOf(theme: PlainObject, scale: string): string[] {
  if (scale === 'colors') return colorRows(theme).map(({ path }) => path.join('.'));
  return entriesOf(theme, scale).map(({ path }) => path.slice(1).join('.'));
}

/** Keys of the theme, for the fields of all properties. */
function Suggestions({
  theme,
  properties,
}: {
  theme: PlainObject;
  properties: readonly StyleProperty[];
}) {
  const scales = new Set(properties.flatMap(({ scale }) => scale ?? []));
  return [...scales].map((scale) => (
    <datalist key={scale} id={listId(scale)}>
      {keysOf(theme, scale).map((key) => (
        <option key={key} value={key} />
      ))}
    </datalist>
  ));
}

function PropertyField({
  property: { key, label, scale, example },
  path,
  theme,
  edit,
}: EditorProps & { property: StyleProperty; path: ThemePath }) {
  const value = valueAt(theme, path);
  if (value !== undefined && typeof value !== 'string' && typeof value !== 'number') {
    return (
      <p sx={{ m: 0, fontSize: 1 }}>
        {label}
        <br />
        <code>{JSON.stringify(value)}</code>
        <br />
        Edit this in “Raw”.
      </p>
    );
  }
  const problemOf = (typed: string) => {
    if (typed === '') return '';
    const isKey = scale !== undefined && keysOf(theme, scale).includes(typed.replace(/^-/, ''));
    if (scale === 'colors') {
      const isColor = isKey || isCssColor(typed);
      return isColor ? '' : 'This isn’t a theme color or a valid CSS color.';
    }
    return isKey || isPropertyValue(key, typed)
      ? ''
      : `This value isn’t valid here. Example: ${example}`;
  };
  return (
    <div sx={{ minWidth: 0, fontSize: 1 }}>
      <span aria-hidden="true" sx={{ color: 'gray' }}>
        {label}
      </span>
      <TextField
        id={fieldId(path)}
        label={`${label} (${key})`}
        value={value === undefined ? '' : String(value)}
        placeholder={example}
        {...(scale && { list: listId(scale) })}
        toValue={(typed) => String(readValue(typed))}
        problemOf={problemOf}
        onChange={(typed) =>
          edit((current) => withProperty(current, path, typed), formatPath(path))
        }
      />
    </div>
  );
}

interface AddVariantProps extends EditorProps {
  group: string;
  /** Variant whose styles the new one starts with. */
  from: ThemePath;
  onAdd: (name: string) => void;
}

function AddVariant({ group, from, theme, edit, onAdd }: AddVariantProps) {
  function add(data: FormData): string {
    const name = String(data.get('name')).trim();
    const problem = keyProblem(theme[group], name);
    if (problem) return problem;
    edit((current) => {
      const style = valueAt(current, from);
      return withValue(current, [group, name], isPlainObject(style) ? style : {});
    });
    onAdd(name);
    return '';
  }
  return (
    <AddForm onAdd={add}>
      {(state) => (
        <>
          <AddField
            {...state}
            name="name"
            label="New variant name"
            placeholder="ghost"
            width={160}
          />
          <button sx={{ variant: 'buttons.tool' }}>Add variant</button>
          <span sx={{ fontSize: 1, color: 'gray' }}>
            a copy of <code>{formatPath(from)}</code>
          </span>
        </>
      )}
    </AddForm>
  );
}
