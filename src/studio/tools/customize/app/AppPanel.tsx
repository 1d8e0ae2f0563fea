/** @jsxImportSource theme-ui */
import { useId, useState } from 'react';
import { addressOf } from '../../../../base/facts/base-url';
import { smallScreen } from '../../../../base/design/scales';
import { CodeBlock } from '../../../../content/elements/CodeBlock';
import { readSetting, writeSetting } from '../../../../runtime/browser/storage';
import { useHighlight } from '../../../../sandbox/live-code/useHighlight';
import { AddField, AddForm } from '../fields/AddForm';
import { readAppAddress } from './app-address';
import { appHook, hookFile, hookUse } from './app-hook';

/** Local storage key of the address of the reader's app. */
const appAddressKey = 'theme-ui-docs-app';

interface AppPanelProps {
  /** Opens the app in a window. */
  onOpen: (address: URL) => void;
}

/** Opens the reader's app in a window that shows the theme, and shows the hook that the app needs for that. */
export function AppPanel({ onOpen }: AppPanelProps) {
  const fieldId = useId();
  const [hook] = useState(() => appHook(window.location.origin));
  const lines = useHighlight(hook, 'ts');
  const useLines = useHighlight(hookUse, 'tsx');

  function open(text: string): string {
    try {
      const address = readAppAddress(text);
      writeSetting(appAddressKey, address.href);
      onOpen(address);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }

  return (
    <>
      <p sx={onlyPhones}>
        Your app needs a window of its own next to this one. Open this page on a computer to see
        your app in this theme.
      </p>
      <div sx={notOnPhones}>
        <p sx={{ m: 0, mb: 3 }}>
          See your own app in this theme while you edit it. The theme goes straight from this page
          to the app’s window.{' '}
          <a
            href={addressOf('/guides/customize#own-app')}
            target="_blank"
            rel="noopener"
            sx={{ variant: 'styles.a' }}
          >
            How it works
          </a>
        </p>
        <label htmlFor={fieldId} sx={{ fontWeight: 'bold' }}>
          Address of your app
        </label>
        <AddForm onAdd={(data) => open(data.get('address') as string)}>
          {(state) => (
            <>
              <AddField
                id={fieldId}
                name="address"
                placeholder="localhost:5173"
                defaultValue={readSetting(appAddressKey) ?? ''}
                {...state}
              />
              <button type="submit" sx={{ variant: 'buttons.main' }}>
                Open app
              </button>
            </>
          )}
        </AddForm>
        <h3 sx={{ '&&': { mt: 4 } }}>Before the first time</h3>
        <p sx={{ m: 0, mb: 2 }}>
          Add this hook to the app, and pass its theme to the provider. It does nothing in
          production.
        </p>
        <div sx={codeStyle}>
          <CodeBlock language="tsx" title="In your app" html={useLines.join('\n')} />
          <CodeBlock language="ts" title={hookFile} html={lines.join('\n')} />
        </div>
      </div>
    </>
  );
}

const onlyPhones = { m: 0, [`@media not (${smallScreen})`]: { display: 'none' } } as const;

const notOnPhones = { [`@media ${smallScreen}`]: { display: 'none' } } as const;

const codeStyle = {
  '> figure:last-of-type': { mb: 0 },
  '& pre': { maxHeight: 'max(160px, min(320px, 100dvh - 520px))', overflow: 'auto' },
} as const;
