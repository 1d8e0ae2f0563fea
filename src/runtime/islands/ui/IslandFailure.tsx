/** @jsxImportSource theme-ui */
import { messageColors } from '../../../base/design/message-colors';

/** Error boundary fallback of an island. */
export function IslandFailure({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert" sx={{ p: 3, my: 3, ...messageColors('danger') }}>
      <p sx={{ m: 0 }}>This part of the page crashed.</p>
      <pre sx={{ variant: 'styles.pre', my: 2 }}>{error.message}</pre>
      <button type="button" onClick={tryAgain} sx={{ variant: 'buttons.tool' }}>
        Try again
      </button>
    </div>
  );
}
