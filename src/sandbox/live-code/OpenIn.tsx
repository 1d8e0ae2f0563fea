/** @jsxImportSource theme-ui */
import { useEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useWithPart } from '../../content/elements/part-name';
import { theme } from '../../base/design/theme';
import { openInPlayground } from './open-in-playground';
import { encodeWork, type SharedWork } from './share-link';
import type { ProjectLook } from './stackblitz';
import { isPlainClick } from '../../runtime/page-loading/links';
import { playgroundPath } from '../../base/facts/facts';
import { addressOf } from '../../base/facts/base-url';

/** Link that opens the work in the playground. The URL contains the work, so it also works in a new tab. */
export function OpenInPlayground({
  work,
  label,
  children = 'Open in playground',
}: {
  work: SharedWork;
  /** Accessible name, if it isn't the text. */
  label?: string;
  children?: ReactNode;
}) {
  const page = addressOf(playgroundPath);
  // Encoding is slow, so the URL follows the work only while the link has the pointer or the focus.
  const [isNear, setIsNear] = useState(false);
  const [hash, setHash] = useState('');

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    // In a new tab, work that's too long for a link opens an empty playground.
    encodeWork(work).then(
      (encoded) => isCurrent && setHash(`#${encoded}`),
      () => isCurrent && setHash(''),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, work]);

  function open(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void openInPlayground(work);
  }

  const onNear = () => setIsNear(true);
  const onFar = ({ currentTarget }: SyntheticEvent) =>
    setIsNear(currentTarget.matches(':hover, :focus'));
  return (
    <a
      href={page + hash}
      aria-label={label}
      onPointerEnter={onNear}
      onPointerLeave={onFar}
      onFocus={onNear}
      onBlur={onFar}
      onClick={open}
      sx={{ variant: 'buttons.tool', textDecoration: 'none' }}
    >
      {children}
    </a>
  );
}

/** Button that submits the work to StackBlitz in a new tab. Doesn't send anything before the click. */
export function OpenInStackBlitz({
  code,
  look,
  versionPath = '',
  disabled = false,
  label,
  children = 'Open in StackBlitz',
}: {
  code: string;
  /** Theme and mode of the preview. */
  look: ProjectLook;
  /** Path of the version whose packages the project uses. */
  versionPath?: string;
  disabled?: boolean;
  /** Accessible name, if it isn't the text. */
  label?: string;
  children?: ReactNode;
}) {
  const [hasFailed, setFailed] = useState(false);
  const withPart = useWithPart();
  const failure = 'StackBlitz failed to open. Try again';
  async function open(): Promise<void> {
    const [{ default: sdk }, { default: project }, { toProject }] = await Promise.all([
      import('@stackblitz/sdk'),
      import('@generated/live-frame/default/project.json'),
      import('./stackblitz'),
    ]);
    const { files, versions } = project;
    const parts = { files, ...versions[versionPath]!, origin: window.location.origin };
    sdk.openProject(toProject(code, look, theme, parts), {
      newWindow: true,
      openFile: 'src/App.tsx',
    });
  }
  return (
    <button
      type="button"
      aria-label={hasFailed ? withPart(failure) : label}
      disabled={disabled}
      onClick={() => {
        setFailed(false);
        open().catch(() => setFailed(true));
      }}
      sx={{ variant: 'buttons.tool', ...(hasFailed ? { color: 'danger' } : {}) }}
    >
      {hasFailed ? failure : children}
    </button>
  );
}
