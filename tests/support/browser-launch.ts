import { existsSync } from 'node:fs';
import { systemChromium } from '../../src/commands/engines.mjs';

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
  ],
};
