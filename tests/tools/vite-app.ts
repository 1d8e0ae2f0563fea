import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../src/commands/free-port.mjs';

const siteDir = path.resolve('.');

/** A small app with Theme UI that a real Vite serves, as a reader's does while they develop. */
export class ViteApp {
  /** In the project's folder, where its packages are found. */
  private readonly dir: string;
  private server: ChildProcess | undefined;

  /** @param files written into the app, by name */
  constructor(files: Record<string, string>) {
    const parent = path.join(siteDir, 'test-results');
    mkdirSync(parent, { recursive: true });
    this.dir = mkdtempSync(path.join(parent, 'vite-app-'));
    cpSync(path.join(siteDir, 'tests/fixtures/vite-app'), this.dir, { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(path.join(this.dir, name), text);
    writeFileSync(path.join(this.dir, 'vite.config.mjs'), `export default { cacheDir: 'cache' };`);
  }

  /**
   * Starts the server.
   * @returns its origin
   * @throws an error with its output
   */
  async start(): Promise<string> {
    const port = await freePort(0);
    const vite = path.join(siteDir, 'node_modules/vite/bin/vite.js');
    const args = [vite, '--host', 'localhost', '--port', String(port), '--strictPort'];
    this.server = spawn(process.execPath, args, { cwd: this.dir, stdio: 'pipe' });
    let output = '';
    for (const stream of [this.server.stdout!, this.server.stderr!])
      stream.on('data', (data) => (output += data));
    await new Promise<void>((resolve, reject) => {
      this.server!.stdout!.on('data', () => output.includes('ready in') && resolve());
      this.server!.on('exit', () => reject(new Error(`Vite ended:\n${output}`)));
    });
    return `http://localhost:${port}`;
  }

  /** Stops the server, and deletes the app. */
  async stop(): Promise<void> {
    const { server } = this;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
    rmSync(this.dir, { recursive: true, force: true });
  }
}
