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

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's packages of nginx and its module. */
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
 * nginx of the operating system, if its brotli_static module is there too.
 * @returns {string | undefined}
 */
export function nginxPath() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable);
  return existsSync(brotliModule) ? found : undefined;
}

/** User and group that have no rights, for a process that root starts. */
function nobody() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Replaces a line of the configuration that must be there. */
function replaceLine(configuration, line, other) {
  if (!configuration.includes(`${line}\n`)) throw new Error(`nginx.conf has no "${line}".`);
  return configuration.replace(line, other);
}

/**
 * @typedef {object} Nginx
 * @property {string} origin
 * @property {string} site folder that is served
 * @property {() => number[]} pids of the main process and its workers
 * @property {() => string} log what nginx has said
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx on the loopback interface, without rights, with the configuration of a build. It serves a copy
 * of the folder; all that it writes is in a temporary folder.
 * @param {object} options
 * @param {string} options.folder what stands at the root of the origin
 * @param {string} [options.base] path of the site below the origin, with both slashes
 * @param {number} options.port
 * @param {number} [options.workers] worker processes; by default one for each core
 * @param {(site: string) => void} [options.prepare] changes the copy before nginx starts
 * @returns {Promise<Nginx>}
 */
export async function startNginx({ folder, base = '/', port, workers, prepare }) {
  const command = nginxPath();
  if (!command) throw new Error('nginx is missing, or its brotli_static module.');
  const prefix = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-nginx-'));
  const site = path.join(prefix, 'site');
  cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  // A temporary folder is its owner's alone.
  chmodSync(site, 0o755);
  prepare?.(site);
  const written = readFileSync(path.join(site, base, 'nginx.conf'), 'utf8');
  let configuration = replaceLine(written, 'listen 8080;', `listen 127.0.0.1:${port};`);
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
  const user = nobody();
  if (user.uid !== undefined) {
    for (const name of ['', 'run']) chownSync(path.join(prefix, name), user.uid, user.gid);
  }
  const args = ['-p', prefix, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  // Node.js raises the limit of open files for what it starts. This is the usual one of a shell.
  const limited = ['-c', 'ulimit -S -n 1024; exec "$0" "$@"', command, ...args];
  const server = spawn('sh', limited, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = `http://localhost:${port}`;

  // What started it may end without a word.
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
      throw new Error(`nginx did not start: ${log}`);
    }
    if (await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined)) break;
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

/** Processes that a process has started, from /proc. */
function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, 'm').test(
          readFileSync(`/proc/${name}/status`, 'utf8'),
        );
      } catch {
        // It has ended.
        return false;
      }
    })
    .map(Number);
}
