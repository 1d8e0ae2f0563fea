/** @jsxImportSource theme-ui */

/** Switch for shortcuts that are a single character. ./shortcuts stores it. */
export function SingleKeySwitch() {
  return (
    <label
      data-with-scripts=""
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 'bold' }}
    >
      <input
        type="checkbox"
        role="switch"
        defaultChecked
        autoComplete="off"
        data-single-keys-switch=""
        sx={{ flex: 'none', size: 20, m: 0, accentColor: 'var(--theme-ui-colors-primary)' }}
      />
      Single-key shortcuts
    </label>
  );
}
