import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { freePort } from '../../src/commands/free-port.mjs';
import type { PageApp, Step } from './page-app';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: Json, added: Json): Json {
  const result = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const before = result[key];
    result[key] = isObject(before) && isObject(value) ? merged(before, value) : value;
  }
  return result;
}

/** JSON with comments, such as tsconfig.json. */
function parseSettings(file: string, text: string): Json {
  const { config, error } = ts.parseConfigFileTextToJson(file, text);
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  return config as Json;
}

/** Variables that disable prompts and telemetry of tools. */
const quiet = {
  CI: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

/** A project in an empty folder, created by a page's steps with the page's versions. */
export class Project {
  private root = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-app-'));
  private server: ChildProcess | undefined;

  /**
   * @param app the page's steps and versions
   * @param env variables for all commands
   */
  constructor(
    private app: PageApp,
    private env: Record<string, string> = {},
  ) {}

  private get dir(): string {
    const created = path.join(this.root, 'my-app');
    return existsSync(created) ? created : this.root;
  }

  private command(command: string): [file: string, args: string[]] {
    const node = this.app.versions.node;
    const major = Number(node?.split('.')[0]);
    if (!node || major <= Number(process.versions.node.split('.')[0])) {
      return ['bash', ['-ec', command]];
    }
    // The script is in a file because npx removes line breaks, and an npx in it must not inherit this one's options.
    const script = path.join(this.root, 'command.sh');
    writeFileSync(script, `unset npm_config_package npm_config_call npm_config_yes\n${command}\n`);
    return ['npx', ['-y', '-p', `node@${node}`, 'bash', '-e', script]];
  }

  /**
   * Runs a shell command in the project.
   * @throws an error with the command's output
   */
  async run(command: string): Promise<void> {
    const [file, args] = this.command(command);
    const child = spawn(file, args, {
      cwd: this.dir,
      env: { ...process.env, ...quiet, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const code = await new Promise((done) => child.on('close', done));
    if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${output.slice(-4000)}`);
  }

  /** A package with the page's version: `vite@latest` and `vite` become `vite@8.3.1`. */
  private pinned(name: string): string {
    const bare = name.replace(/(?!^)@.*$/, '');
    const version = this.app.versions[bare];
    return version ? `${bare}@${version}` : name;
  }

  private pinCreator(command: string): string {
    return command
      .replace(/\bnpm create (\S+?)@latest/g, (_, name: string) => {
        const creator = this.app.versions[`create-${name}`];
        return `npm create ${name}@${creator ?? 'latest'}`;
      })
      .replace(/\bnpx --yes (\S+?)@latest/g, (_, name: string) => `npx --yes ${this.pinned(name)}`);
  }

  /** Sets the page's versions in the project's package.json. */
  private pinVersions(): void {
    const file = path.join(this.dir, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Json;
    for (const kind of ['dependencies', 'devDependencies']) {
      const packages = (manifest[kind] ?? {}) as Record<string, string>;
      for (const name of Object.keys(packages)) {
        packages[name] = this.app.versions[name] ?? packages[name]!;
      }
    }
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  }

  /** Runs one step of a page. */
  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'run': {
        const isCreation = !existsSync(path.join(this.root, 'my-app'));
        // A reader is in the new folder from here on, so later commands run there, too.
        await this.run(this.pinCreator(step.command));
        if (isCreation && existsSync(path.join(this.dir, 'package.json'))) this.pinVersions();
        return;
      }
      case 'install': {
        const packages = step.packages.split(' ').map((name) => this.pinned(name));
        return this.run(`npm install ${step.dev ? '--save-dev ' : ''}${packages.join(' ')}`);
      }
      case 'file': {
        const file = path.join(this.dir, step.file);
        mkdirSync(path.dirname(file), { recursive: true });
        return writeFileSync(file, step.text);
      }
      case 'merge': {
        const file = path.join(this.dir, step.file);
        const before = parseSettings(step.file, readFileSync(file, 'utf8'));
        const added = parseSettings(step.file, step.text);
        return writeFileSync(file, JSON.stringify(merged(before, added), null, 2));
      }
    }
  }

  /** Runs all steps of the page. */
  async follow(): Promise<void> {
    for (const step of this.app.steps) await this.take(step);
    await this.run('npm install');
  }

  /** Text of a file in the project. */
  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /**
   * Serves the built app.
   * @param command shell command; `$PORT` is the port
   * @returns the address
   */
  async serve(command: string): Promise<string> {
    this.stopServer();
    const port = String(await freePort(0));
    const [file, args] = this.command(command.replaceAll('$PORT', port));
    this.server = spawn(file, args, {
      cwd: this.dir,
      env: { ...process.env, ...quiet, ...this.env, PORT: port },
      stdio: 'ignore',
      detached: true,
    });
    const address = `http://localhost:${port}`;
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) return address;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error(`"${command}" serves nothing at ${address}.`);
  }

  private stopServer(): void {
    if (this.server?.pid) {
      try {
        process.kill(-this.server.pid);
      } catch {
        // The server has already exited.
      }
    }
    this.server = undefined;
  }

  /** Stops the server and deletes the project. */
  remove(): void {
    this.stopServer();
    rmSync(this.root, { recursive: true, force: true });
  }
}
