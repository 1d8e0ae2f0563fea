/** @jsxImportSource theme-ui */
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { dialogBox } from '../../base/design/dialog';
import { useWithPart } from '../../content/elements/part-name';

interface ToolDialogProps {
  /** Name of the button that opens the dialog. */
  label: string;
  /** Content of that button, where there's no room for its name. */
  shortLabel?: ReactNode;
  /** Style of that button, in addition to that of a tool. */
  buttonStyle?: ThemeUIStyleObject;
  title: string;
  /** Maximum width, in px. */
  width?: number;
  /** True if what was entered stays in the dialog after it was closed. */
  isKept?: boolean;
  /**
   * Content, which is rendered while the dialog is open. Its first text field gets the focus, to be typed over. Gets a
   * function that closes it.
   */
  children: (close: () => void) => ReactNode;
}

/** Button of a tool that opens a modal dialog. Escape, Close, and a click outside close it. */
export function ToolDialog({
  label,
  shortLabel = label,
  buttonStyle,
  title,
  width = 832,
  isKept = false,
  children,
}: ToolDialogProps) {
  const titleId = useId();
  const withPart = useWithPart();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (!isOpen || !dialog) return;
    dialog.showModal();
    const field = dialog.querySelector<HTMLInputElement>('input:not([type])');
    if (!field?.checkVisibility()) return;
    field.focus();
    field.select();
  }, [dialog, isOpen]);
  const close = () => dialog?.close();

  return (
    <>
      <button
        type="button"
        aria-label={withPart(label)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
        sx={{ variant: 'buttons.tool', flex: 'none', ...buttonStyle }}
      >
        {shortLabel}
      </button>
      {(isOpen || (isKept && wasOpen)) && (
        <dialog
          ref={setDialog}
          aria-labelledby={titleId}
          closedby="any"
          onClose={() => setOpen(false)}
          sx={{ ...dialogBox, width: `min(${width}px, calc(100vw - 32px))` }}
        >
          <div
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              px: 3,
              py: 2,
              borderBottom: 'thin',
            }}
          >
            <h2 id={titleId} sx={{ m: 0, fontSize: 3 }}>
              {title}
            </h2>
            <button type="button" onClick={close} sx={{ variant: 'buttons.tool' }}>
              Close
            </button>
          </div>
          <div sx={{ p: 3, overflowY: 'auto', h3: { m: 0, mb: 2, fontSize: 2 } }}>
            {children(close)}
          </div>
        </dialog>
      )}
    </>
  );
}
