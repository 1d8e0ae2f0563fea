import {
  extraPackagesOf,
  loadPackages,
  tailwindPackages,
  type PackageScripts,
} from './extra-packages';
import { openChannel, type FrameChannel } from './frame-channel';
import { chooseFrameSource, type FrameSource } from './frame-source';
import { FRAME_PROTOCOL, parseReport } from './messages';
import type { ModuleFile, RunModule } from './modules';
import { MAX_LOAD_MS } from './watchdog';

/** Time limit for files to run, in ms. Large ones take seconds on a slow phone. */
const MAX_READ_MS = 20_000;

/** What files gave, or a message for the reader. */
export type ModulesOutcome = { modules: RunModule[] } | { message: string; isUnloaded?: boolean };

/** Packages of Tailwind CSS are also for the functions in a configuration, which don't import them. */
function packagesFor(files: readonly ModuleFile[]): string[] {
  const text = files.map((file) => `${file.name}\n${file.text}`).join('\n');
  const isTailwind = /tailwind|\bextend\b/i.test(text);
  return [...extraPackagesOf(text), ...(isTailwind ? tailwindPackages : [])];
}

/**
 * Runs files in a frame of their own, like an edited example: without access to this page, its origin, or the network.
 * @param done called once, unless it's canceled
 * @returns a function that cancels
 */
export function runModules(
  files: readonly ModuleFile[],
  done: (outcome: ModulesOutcome) => void,
): () => void {
  const load = new AbortController();
  let frame: HTMLIFrameElement | undefined;
  let channel: FrameChannel | undefined;
  let isClosed = false;
  let timer = setTimeout(() => failLoad(), MAX_LOAD_MS);
  const stopChoosing = chooseFrameSource('', open);

  function close(): void {
    isClosed = true;
    stopChoosing();
    clearTimeout(timer);
    load.abort();
    channel?.close();
    frame?.remove();
  }
  function finish(outcome: ModulesOutcome): void {
    close();
    done(outcome);
  }
  const failLoad = (
    message = 'The sandbox for code didn’t load. Check your connection, then try again.',
  ) => finish({ message, isUnloaded: true });

  function open({ url, sandbox }: FrameSource): void {
    channel?.close();
    frame?.remove();
    frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'Imported code';
    frame.referrerPolicy = 'no-referrer';
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    frame.addEventListener('load', connect, { once: true });
    frame.src = url;
    document.body.append(frame);
  }
  function connect(): void {
    channel = openChannel(frame!.contentWindow!);
    channel.listen(receive);
  }
  function receive(message: unknown): void {
    const report = parseReport(message);
    if (report?.type === 'modules') {
      // Code can forge reports, with other files.
      const isWhole = report.modules.length === files.length;
      return finish(isWhole ? report : { message: 'This code interfered with its sandbox.' });
    }
    if (report?.type !== 'ready') return;
    if (report.protocol !== FRAME_PROTOCOL) {
      return failLoad('This site was updated. Reload the page, then import your text again.');
    }
    stopChoosing();
    clearTimeout(timer);
    loadPackages(packagesFor(files), '', load).then(run, ({ message }: Error) => {
      if (!isClosed) failLoad(message);
    });
  }
  function run(packages: PackageScripts): void {
    if (isClosed) return;
    timer = setTimeout(
      () => finish({ message: 'This code didn’t end, so it was stopped.' }),
      MAX_READ_MS,
    );
    channel?.post({ type: 'read', files, packages });
  }
  return close;
}
