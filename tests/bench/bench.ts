import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { headersOf } from '../../src/content/hosting/headers';
import { buildDir } from '../support/built-pages';
import { compressed } from '../support/compressed-size';
import { FaultServer } from '../support/fault-server';

/** Number of runs of each time. Set RUNS to change it. */
const runs = Number(process.env.RUNS ?? 3);

/** Values by the name of their column, such as `{ 'LCP, ms': 400 }`. */
export type Values = Record<string, number>;

/** Conditions of a visit. `cpu` is the slowdown factor. */
export interface Conditions {
  cpu?: number;
  isSlow4g?: boolean;
  width?: number;
}

/** Conditions of times that are compared with limits. */
export const slowDevice: Conditions = { cpu: 4 };

/** By their names in tables. */
export const slowConditions: Record<string, Conditions> = {
  '4x': slowDevice,
  '4x and slow 4G': { cpu: 4, isSlow4g: true },
};

/** DevTools' "Slow 4G": 90% of 1.6 Mbps down and 750 kbps up. Latency in ms, throughputs in bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: ((1.6 * 1e6) / 8) * 0.9,
  uploadThroughput: ((750 * 1e3) / 8) * 0.9,
};

interface Fixtures {
  /** Opens a page in a new browser context, without cache and storage. */
  visit: <T>(conditions: Conditions, measure: (page: Page) => Promise<T>) => Promise<T>;
  /**
   * Measures a row of the group's table, and prints what it's doing. Values that are over their limit, or NaN, fail the
   * group.
   */
  addRow: (row: string, measure: () => Promise<Values>, limits?: Values) => Promise<Values>;
}

/** Server of the build, with compressed files. */
export interface Site {
  server: FaultServer;
  origin: string;
  /** Files that were sent since a group emptied the list, with their compressed sizes. */
  sent: { file: string; bytes: number }[];
}

/** A group of measurements. It prints each row, and then its table, even if a measurement fails. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, provide) => {
      const server = new FaultServer();
      const bodies = new Map<string, Buffer>();
      const sent: Site['sent'] = [];
      // Another worker may be sent instead of sw.js, without encoding.
      const isCompressed = (file: string) => !/\.png$|\/sw\.js$/.test(file);
      server.headersOf = (file) => ({
        ...headersOf(file),
        ...(isCompressed(file) ? { 'Content-Encoding': 'br' } : {}),
      });
      server.encode = (file) => {
        const content = readFileSync(file);
        const body = bodies.get(file) ?? (isCompressed(file) ? compressed(content) : content);
        bodies.set(file, body);
        sent.push({ file: file.slice(buildDir.length), bytes: body.length });
        return body;
      };
      await provide({ server, origin: await server.start(), sent });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  visit: async ({ browser }, provide) => {
    await provide(async ({ cpu = 1, isSlow4g = false, width = 1280 }, measure) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      try {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
        if (isSlow4g) await session.send('Network.emulateNetworkConditions', slow4g);
        return await measure(page);
      } finally {
        await context.close();
      }
    });
  },
  addRow: async ({}, provide, { title }) => {
    const table: Record<string, Values> = {};
    const overLimit: string[] = [];
    console.log(`\n${title}`);
    await provide(async (row, measure, limits = {}) => {
      console.log(`Measuring ${row} …`);
      const values = await measure();
      console.log(`${row}: ${JSON.stringify(values)}`);
      table[row] = values;
      for (const column of new Set([...Object.keys(values), ...Object.keys(limits)])) {
        const [value = NaN, limit = Infinity] = [values[column], limits[column]];
        if (!(value <= limit)) overLimit.push(`${row}: ${column} is ${value}, limit ${limit}`);
      }
      return values;
    });
    console.log(`\n${title}`);
    console.table(table);
    expect(Object.keys(table)).not.toHaveLength(0);
    expect(overLimit).toEqual([]);
  },
});

/** Median of numbers; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Measures once without counting, which fills caches, and then several times. Returns the medians. */
export async function medians(measure: () => Promise<Values>): Promise<Values> {
  await measure();
  const samples: Values[] = [];
  for (let run = 0; run < runs; run += 1) samples.push(await measure());
  return Object.fromEntries(
    Object.keys(samples[0]!).map((name) => [name, median(samples.map((each) => each[name]!))]),
  );
}
