import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian packages of nginx and its Brotli module, separated by spaces. */
export const nginxPackages = 'nginx libnginx-mod-http-brotli-static';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds the system's nginx.
 * @returns {string | undefined} path; undefined if nginx or its brotli_static module is missing
 */
export function nginxPath() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable);
  return existsSync(brotliModule) ? found : undefined;
}

/** Unprivileged user and group for a process that root starts; empty for other users. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @throws if the configuration doesn't have the line */
function replaceLine(configuration, line, replacement) {
  if (!configuration.includes(`${line}\n`))
    throw new Error(`nginx.conf doesn't have the line "${line}". Update src/commands/nginx.mjs.`);
  return configuration.replace(line, replacement);
}

/**
 * @typedef {object} Nginx
 * @property {string} origin
 * @property {string} site folder that nginx serves: a copy of the build
 * @property {() => number[]} pids of the main process and its workers
 * @property {() => string} log nginx's output so far
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx with `start`, on a free port if none is given.
 * @param {Parameters<typeof start>[0]} options
 */
export async function startNginx(options) {
  if (options.port) return start(options);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start({ ...options, port: await freePort(0) });
    } catch (error) {
      // Another process may take the port first.
      if (attempt === 3 || !/bind\(\)/.test(error.message)) throw error;
    }
  }
}

/**
 * Starts nginx on the loopback interface, as an unprivileged user, with the `nginx.conf` of a build. It serves a copy
 * of the folder, and writes only to a temporary folder.
 * @param {object} options
 * @param {string} options.folder served at the root of the origin
 * @param {string} [options.base] base URL of the site, with a slash at each end
 * @param {number} [options.port]
 * @param {number} [options.workers] worker processes; by default one per core
 * @param {(site: string) => void} [options.prepare] changes the copy before nginx starts
 * @returns {Promise<Nginx>}
 * @throws if nginx isn't installed or doesn't start, with its output
 */
async function start({ folder, base = '/', port, workers, prepare }) {
  const command = nginxPath();
  if (!command)
    throw new Error(`nginx or its brotli_static module is missing. Install: ${nginxPackages}`);
  const prefix = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-nginx-'));
  const site = path.join(prefix, 'site');
  cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  // mkdtemp creates folders that only their owner can read.
  chmodSync(site, 0o755);
  prepare?.(site);
  const original = readFileSync(path.join(site, base, 'nginx.conf'), 'utf8');
  let configuration = replaceLine(original, 'listen 8080;', `listen 127.0.0.1:${port};`);
  if (workers) {
    configuration = replaceLine(
      configuration,
      'worker_processes auto;',
      `worker_processes ${workers};`,
    );
  }
  const file = path.join(prefix, 'nginx.conf');
  writeFileSync(file, configuration);
  mkdirSync(path.join(prefix, 'run'));
  const user = unprivilegedUser();
  if (user.uid !== undefined) {
    for (const name of ['', 'run']) chownSync(path.join(prefix, name), user.uid, user.gid);
  }
  const args = ['-p', prefix, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  // Node.js raises the open file limit of its child processes. 1024 is the usual limit of a shell.
  const shellArgs = ['-c', 'ulimit -S -n 1024; exec "$0" "$@"', command, ...args];
  const server = spawn('sh', shellArgs, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = `http://localhost:${port}`;

  // Otherwise nginx would outlive a process that exits without calling `stop`.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    server.kill('SIGTERM');
    await ended;
    rmSync(prefix, { recursive: true, force: true });
  };
  for (;;) {
    if (server.exitCode !== null) {
      await stop();
      throw new Error(`nginx didn't start: ${log}`);
    }
    const answer = await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch(
      () => undefined,
    );
    if (answer?.headers.get('server') === 'nginx') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    site,
    log: () => log,
    pids: () => [server.pid, ...childrenOf(server.pid)],
    stop,
  };
}

/** PIDs of a process's children, from /proc. */
function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, 'm').test(
          readFileSync(`/proc/${name}/status`, 'utf8'),
        );
      } catch {
        // The process has ended.
        return false;
      }
    })
    .map(Number);
}
