import { existsSync } from 'node:fs';
import { systemChromium } from '../../src/commands/engines.mjs';

/** Host name of the test's server whose pages aren't a secure context, as on plain HTTP elsewhere than on localhost. */
export const insecureHost = 'docs.test';

/** Launch options for Chromium: the system's browser if installed, else Playwright's. */
export const launchOptions = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
  ],
};
