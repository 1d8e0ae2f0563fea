/** @jsxImportSource theme-ui */

/** Place in one of the files. */
export interface TextPlace {
  /** From 1. */
  line: number;
  /** From 1. */
  column?: number;
  file?: string;
}

interface PlaceButtonProps {
  place: TextPlace;
  onShow: (place: TextPlace) => void;
}

/** Button that shows a place in the text. */
export function PlaceButton({ place, onShow }: PlaceButtonProps) {
  const { line, column, file } = place;
  return (
    <button
      type="button"
      onClick={() => onShow(place)}
      sx={{ variant: 'buttons.tool', display: 'inline', minHeight: 24, bg: 'background' }}
    >
      {file ? `${file}, line ${line}` : `Line ${line}`}
      {column !== undefined && `, column ${column}`}
    </button>
  );
}
