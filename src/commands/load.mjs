// npm run load: serves the build by nginx on this machine, with one worker process, and asks it for pages as
// fast as it answers, for a bounded time. Prints requests per second, times and memory.
import autocannon from 'autocannon';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './free-port.mjs';
import { startNginx } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const help = `npm run load -- [options]

  --seconds N      how long each kind of file is asked for (10, at most 60)
  --connections N  connections at the same time (50, at most 500)
  --folder DIR     the build (build)`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    folder: { type: 'string', default: path.join(siteDir, 'build') },
    help: { type: 'boolean', default: false },
  },
});

/** A whole number from the command line, within bounds. */
function wholeNumber(name, most) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} needs a whole number from 1 to ${most}.`);
}

/** Memory that processes have in use, in MB: what is shared among them counts once. */
function memoryOf(pids) {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Seconds of processor time that processes have used. */
function processorTimeOf(pids) {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  // Linux counts 100 in a second.
  return ticks.reduce((sum, count) => sum + count, 0) / 100;
}

/** What is asked for: addresses of each kind, and what the client accepts. */
function kindsOf(folder) {
  const pages = [
    ...readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g),
  ]
    .map(([, url]) => new URL(url).pathname)
    .filter((page) => page === '/' || existsSync(path.join(folder, `${page}.html`)));
  const scripts = readdirSync(path.join(folder, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/js/${name}`);
  return [
    ['pages, Brotli', pages, 'br'],
    ['pages, gzip', pages, 'gzip'],
    ['scripts, Brotli', scripts, 'br'],
    ['404 page', ['/nowhere'], 'br', 404],
  ];
}

async function load() {
  const seconds = wholeNumber('seconds', 60);
  const connections = wholeNumber('connections', 500);
  const folder = path.resolve(values.folder);
  if (!existsSync(path.join(folder, 'nginx.conf'))) {
    throw new Error(`There is no build in ${folder}. Run "npm run build" first.`);
  }
  const nginx = await startNginx({
    folder,
    port: await freePort(0),
    workers: 1,
    prepare: (site) => run(process.execPath, ['src/commands/compress.mjs', site]),
  });
  try {
    const before = memoryOf(nginx.pids());
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(nginx.pids()));
    }, 500);
    const rows = [];
    let failures = 0;
    for (const [kind, addresses, encoding, status = 200] of kindsOf(folder)) {
      const used = processorTimeOf(nginx.pids());
      const result = await autocannon({
        url: nginx.origin.replace('localhost', '127.0.0.1'),
        connections,
        duration: seconds,
        requests: addresses.map((address) => ({
          path: address,
          headers: { 'accept-encoding': encoding },
        })),
      });
      const busy = processorTimeOf(nginx.pids()) - used;
      const answers = Object.entries(result.statusCodeStats ?? {});
      const others = answers.filter(([code]) => Number(code) !== status);
      failures += result.errors + others.reduce((sum, [, { count }]) => sum + count, 0);
      rows.push({
        kind,
        'requests/s': Math.round(result.requests.average),
        'per core': Math.round(result.requests.total / busy),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
        'MB/s': Number((result.throughput.average / 1e6).toFixed(1)),
        'KiB each': Number((result.throughput.total / result.requests.total / 1024).toFixed(1)),
        requests: result.requests.total,
        'memory MB': Number(memoryOf(nginx.pids()).toFixed(1)),
      });
    }
    clearInterval(watch);
    console.table(rows);
    console.log('Per core: requests for each second of processor time that nginx used.');
    console.log(`nginx: 1 worker process, ${connections} connections, ${seconds} s each.`);
    console.log(`Memory: ${before.toFixed(1)} MB before, ${most.toFixed(1)} MB at most.`);
    console.log(
      `Failures: ${failures}. Load of the machine: ${loadavg()[0].toFixed(1)}, on ${cpus().length} cores.`,
    );
    if (failures > 0) process.exitCode = 1;
  } finally {
    await nginx.stop();
  }
}

if (values.help) console.log(help);
else await load();
