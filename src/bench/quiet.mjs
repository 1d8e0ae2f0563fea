import { cpus } from 'node:os';
import { pause } from './browser.mjs';

/** Cores that others may keep busy while something is measured. */
const busyCores = 0.4;

/** Milliseconds over which the work of others is seen. */
const span = 700;

function processorTimes() {
  const times = cpus().flatMap((cpu) => Object.entries(cpu.times));
  const sum = (entries) => entries.reduce((total, [, ms]) => total + ms, 0);
  return { idle: sum(times.filter(([state]) => state === 'idle')), all: sum(times) };
}

/**
 * Waits until the rest of the machine does nearly nothing.
 * @param {number} upTo seconds; 0 does not wait at all
 * @returns {Promise<void>}
 */
export async function waitForQuiet(upTo) {
  const end = Date.now() + upTo * 1000;
  while (Date.now() < end) {
    const before = processorTimes();
    await pause(span);
    const after = processorTimes();
    const idle = (after.idle - before.idle) / (after.all - before.all);
    if ((1 - idle) * cpus().length < busyCores) return;
  }
}
