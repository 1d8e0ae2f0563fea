/** @jsxImportSource theme-ui */
import { useIsHydrated } from '../../islands/useIsHydrated';
import { hasFont } from '../../browser/fonts';
import type { EditorProps } from './editor';
import { RatioForm } from './RatioForm';
import { ScaleEditor } from './ScaleEditor';

/** The families of a stack. */
const familiesIn = (stack: string) =>
  stack
    .split(',')
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

/** Which families of a stack this machine has, and so which one shows. */
function FontNote({ stack }: { stack: string }) {
  const isBrowser = useIsHydrated();
  if (!isBrowser) return null;
  const families = familiesIn(stack);
  const shown = families.find(hasFont);
  return (
    <p sx={{ m: 0, mt: 1, fontSize: 1, color: 'gray' }}>
      {families.map((family, index) => (
        <span key={family}>
          {index > 0 && ', '}
          {family === shown ? <b>{family}</b> : <span>{family}</span>}
          {!hasFont(family) && ' (not here)'}
        </span>
      ))}
      {shown ? '. The bold one shows on this machine.' : '. This machine has none of them.'}
    </p>
  );
}

/** Fonts, and the scales of text. */
export function TypeEditor(props: EditorProps) {
  return (
    <>
      <ScaleEditor
        {...props}
        scale="fonts"
        example="Georgia, serif"
        noteOf={(stack) => <FontNote stack={stack} />}
      />
      <ScaleEditor {...props} scale="fontSizes" example="16">
        <RatioForm scale="fontSizes" base={16} place={2} length={8} edit={props.edit} />
      </ScaleEditor>
      <ScaleEditor {...props} scale="fontWeights" example="700" />
      <ScaleEditor {...props} scale="lineHeights" example="1.5" />
      <ScaleEditor {...props} scale="letterSpacings" example="0.05em" />
    </>
  );
}

/** The scales of space and shape. */
export function SpaceEditor(props: EditorProps) {
  return (
    <>
      <ScaleEditor {...props} scale="space" example="16">
        <RatioForm scale="space" base={4} place={1} length={8} hasZero edit={props.edit} />
      </ScaleEditor>
      <ScaleEditor {...props} scale="sizes" example="1024" />
      <ScaleEditor {...props} scale="radii" example="4" />
      <ScaleEditor {...props} scale="borders" example="1px solid" />
      <ScaleEditor {...props} scale="borderWidths" example="1" />
      <ScaleEditor {...props} scale="shadows" example="0 1px 4px rgba(0, 0, 0, 0.2)" />
      <ScaleEditor {...props} scale="breakpoints" example="40em" />
      <ScaleEditor {...props} scale="opacities" example="0.5" />
      <ScaleEditor {...props} scale="zIndices" example="10" />
      <ScaleEditor {...props} scale="transitions" example="color 0.2s" />
    </>
  );
}
