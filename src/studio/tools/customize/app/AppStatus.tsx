/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { messageColors } from '../../../../base/design/message-colors';
import { rowStyle } from '../../../../sandbox/controls/control-styles';
import type { AppState, AppWindow } from './app-window';

interface AppStatusProps {
  app: AppWindow;
  state: AppState;
}

/** What the app's window does, and what to do about it. Renders nothing without a window. */
export function AppStatus({ app, state }: AppStatusProps) {
  if (state.status === 'none') return null;
  const { address } = state;
  const open = () => app.open(address);
  const action = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick} sx={{ variant: 'buttons.tool', flex: 'none' }}>
      {label}
    </button>
  );
  const isFine = state.status === 'connected' || state.status === 'waiting';
  const shown = ((): [text: string, actions: ReactNode] => {
    switch (state.status) {
      case 'waiting':
        return [`Waiting for ${address.host} …`, undefined];
      case 'connected':
        return [`${address.host} shows this theme.`, action('Show window', () => app.focus())];
      case 'blocked':
        return [
          'The browser blocked the window. Allow pop-ups for this site, and open the app again.',
          action('Open again', open),
        ];
      case 'silent':
        return [
          `${address.host} hasn’t asked for the theme. Check that the app is running there, that it uses the hook from “Your app”, and that the hook names ${window.location.origin}.`,
          action('Open again', open),
        ];
      case 'cut':
        return [
          `The window can’t be reached. If you didn’t close it, reload this page and try again. If that doesn’t help, ${address.host} sends the header Cross-Origin-Opener-Policy, which your development server must leave out.`,
          action('Open again', open),
        ];
      case 'closed':
        return [`The window with ${address.host} was closed.`, action('Open again', open)];
      case 'elsewhere':
        return [
          `The window now shows ${state.origin}, which doesn’t get the theme of ${address.origin}.`,
          action(`Use ${new URL(state.origin).host}`, () => app.open(new URL(state.origin))),
        ];
      case 'failed':
        return [
          `${address.host} threw an error: ${state.message || 'no message'}. Undo the edit. If the app is empty now, reload it.`,
          action('Show window', () => app.focus()),
        ];
    }
  })();
  return (
    <div sx={{ ...statusStyle, ...messageColors(isFine ? 'info' : 'warning') }}>
      <p>{shown[0]}</p>
      {shown[1]}
      {action('Disconnect', () => app.disconnect())}
    </div>
  );
}

const statusStyle = {
  ...rowStyle,
  px: 3,
  py: 1,
  fontSize: 1,
  '> p': { flex: '1 1 200px', minWidth: 0, m: 0, overflowWrap: 'anywhere' },
} as const;
