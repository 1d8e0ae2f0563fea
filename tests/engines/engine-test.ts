import { mkdirSync } from 'node:fs';
import { servedTest as base } from '../support/site';
import { startFirefox } from './firefox-engine';
import type { Engine, EngineName, EngineOptions, Tab } from './tab';
import { startWebKit } from './webkit-engine';

interface Fixtures {
  /** Which browser: the name of the project. */
  engineName: EngineName;
  scheme: EngineOptions['scheme'];
  /** Folder that the browser saves files into. */
  downloads: string;
  tab: Tab;
  /** The site's address. */
  site: string;
}

/** Starts a browser. */
const start = (name: EngineName, options: EngineOptions): Promise<Engine> =>
  name === 'WebKit' ? startWebKit(options) : startFirefox(options);

/** Tests in the browser that the project names, each in one of its own. */
export const test = base.extend<Fixtures>({
  engineName: async ({}, provide, { project }) => provide(project.name as EngineName),
  scheme: ['light', { option: true }],
  site: async ({ baseURL }, provide) => provide(baseURL!),
  downloads: async ({}, provide, info) => {
    const folder = info.outputPath('downloads');
    mkdirSync(folder, { recursive: true });
    await provide(folder);
  },
  tab: async ({ engineName, scheme, downloads }, provide) => {
    const engine = await start(engineName, { scheme, downloads });
    await provide(engine.tab);
    await engine.end();
  },
});
