// npm run bench: measures the built site against its limits, and prints one table. Sizes are exact; times are for reading, and fail nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groupNames, measure } from '../bench/index.mjs';
import { pagesByKind } from '../bench/pages.mjs';
import { toTable } from '../bench/rows.mjs';
import { run, siteDir } from './run.mjs';

const help = `npm run bench -- [options]

  --build         builds the site first, also when there is a build
  --runs N        runs of each measurement of time (5)
  --only A,B      groups of rows: ${groupNames.join(', ')}
  --json FILE     writes all samples`;

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: groupNames.join(',') },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** A whole number from the command line. */
function wholeNumber(name, least) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${name} needs a whole number from ${least} on.`);
  }
  return number;
}

async function bench() {
  const only = values.only.split(',');
  const unknown = only.filter((name) => !groupNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `--only: no group "${unknown.join(', ')}". There are ${groupNames.join(', ')}.`,
    );
  }
  const options = {
    siteDir,
    only,
    runs: wholeNumber('runs', 1),
  };
  if (values.build || !existsSync(path.join(siteDir, 'build/index.html'))) {
    run('npx', ['docusaurus', 'build'], { env: { NODE_ENV: 'production' } });
  }
  const start = Date.now();
  const loadBefore = loadavg()[0];
  const log = (message) =>
    console.error(`[${String(Math.round((Date.now() - start) / 1000)).padStart(4)} s] ${message}`);
  const { rows, samples } = await measure({ ...options, log });
  console.log(`\n${toTable(rows)}\n`);
  console.log(
    `With examples: ${pagesByKind.live.join(' · ')}. Without: ${pagesByKind.plain.join(' · ')}.`,
  );
  console.log('4x: a processor four times slower. Sizes as sent, Brotli 11; 1 KiB is 1024 bytes.');
  // Other work on the machine makes times long, and ratios of times uncertain.
  const load = [loadBefore, loadavg()[0]].map((value) => value.toFixed(1)).join(' to ');
  console.log(`Load of the machine: ${load}, on ${cpus().length} cores.`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows, samples })}\n`);
}

if (values.help) console.log(help);
else await bench();
