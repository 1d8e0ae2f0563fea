// npm run bench: measures the built site, compares it with its limits, and prints a table. Sizes are exact. Times
// depend on the machine and never fail the command.
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groupNames, measure } from '../bench/index.mjs';
import { pagesByKind } from '../bench/pages.mjs';
import { toTable } from '../bench/rows.mjs';
import { run, siteDir } from './run.mjs';

const help = `npm run bench -- [options]

  --build         build the site first, even if there is a build
  --runs N        number of runs for each timing (default: 5)
  --only A,B      groups to measure: ${groupNames.join(', ')}
  --json FILE     write all samples to FILE`;

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: groupNames.join(',') },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Parses a command-line option as an integer. */
function integerOption(name, min) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < min) {
    throw new Error(`--${name} must be an integer of at least ${min}.`);
  }
  return number;
}

async function bench() {
  const only = values.only.split(',');
  const unknown = only.filter((name) => !groupNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `--only: unknown group "${unknown.join(', ')}". Choose from: ${groupNames.join(', ')}.`,
    );
  }
  const options = {
    siteDir,
    only,
    runs: integerOption('runs', 1),
  };
  if (values.build || !existsSync(path.join(siteDir, 'build/index.html'))) {
    run('npx', ['docusaurus', 'build'], { env: { NODE_ENV: 'production' } });
  }
  const start = Date.now();
  const loadBefore = loadavg()[0];
  const log = (message) =>
    console.error(`[${String(Math.round((Date.now() - start) / 1000)).padStart(4)} s] ${message}`);
  const show = (rows) => console.log(`\n${toTable(rows)}\n`);
  const { rows, samples, failed } = await measure({ ...options, log, show });
  console.log(
    `Pages with examples: ${pagesByKind.live.join(' · ')}. Pages without: ${pagesByKind.plain.join(' · ')}.`,
  );
  console.log(
    '4x: CPU slowed down four times. Sizes are after compression with Brotli 11; 1 KiB is 1024 bytes.',
  );
  // Other processes make times longer and less reliable.
  const load = [loadBefore, loadavg()[0]].map((value) => value.toFixed(1)).join(' to ');
  console.log(`Load average: ${load}, on ${cpus().length} cores.`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows, samples })}\n`);
  if (failed.length === 0) return;
  console.error(`These groups failed, for the reasons above: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

if (values.help) console.log(help);
else await bench();
