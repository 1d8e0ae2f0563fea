/** @jsxImportSource theme-ui */

/** Button that installs the site as an app. src/shell/offline/service-worker shows it while the browser offers that. */
export function InstallButton() {
  return (
    <button type="button" data-install-app="" hidden sx={{ variant: 'buttons.tool' }}>
      Install
    </button>
  );
}
