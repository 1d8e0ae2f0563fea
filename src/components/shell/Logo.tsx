/** The mark of the site: three steps of a scale in a frame, drawn in the current text color. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d="M2 2h20v20H2zM4 4v16h16V4z" fillRule="evenodd" />
      <path d="M6.5 13h3v4.5h-3zM10.5 9.5h3v8h-3zM14.5 6.5h3v11h-3z" />
    </svg>
  );
}
