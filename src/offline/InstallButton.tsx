/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { installButton } from './attributes';

/** Button that installs the site as an app. src/offline/service-worker shows it while the browser offers that. */
export function InstallButton() {
  return (
    <button type="button" {...attribute(installButton)} hidden sx={{ variant: 'buttons.tool' }}>
      Install
    </button>
  );
}
