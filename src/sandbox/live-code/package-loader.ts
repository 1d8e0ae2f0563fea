import { extraPackagesOf, loadPackages, type PackageScripts } from './extra-packages';
import type { LiveError } from './messages';

/**
 * Adds the packages that the frame doesn't have to requests of one kind. While a request's packages are loading, a
 * later request replaces it.
 */
export class PackageLoader {
  private load: AbortController | undefined;

  /**
   * @param versionPath path of the version
   * @param sent names of the packages that the frame has
   */
  constructor(
    private versionPath: string,
    private sent: Set<string>,
  ) {}

  get isLoading(): boolean {
    return this.load !== undefined;
  }

  /**
   * @param source code that may import packages
   * @param onLoaded called with the packages that the frame doesn't have, immediately if there are none
   * @param onFailed called if they fail to load
   */
  provide(
    source: string,
    onLoaded: (packages: PackageScripts) => void,
    onFailed: (error: LiveError) => void,
  ): void {
    this.abort();
    const missing = extraPackagesOf(source).filter((name) => !this.sent.has(name));
    if (missing.length === 0) return onLoaded({});
    const load = new AbortController();
    this.load = load;
    // The frame may have been stopped, or a later request may have replaced this one.
    const endLoad = () => {
      const isCurrent = this.load === load;
      if (isCurrent) this.load = undefined;
      return isCurrent;
    };
    loadPackages(missing, this.versionPath, load).then(
      (packages) => {
        if (!endLoad()) return;
        for (const name of missing) this.sent.add(name);
        onLoaded(packages);
      },
      (error: Error) => {
        if (endLoad()) onFailed({ message: error.message, isUnloaded: true });
      },
    );
  }

  /** Withdraws the request whose packages are loading. */
  abort(): void {
    this.load?.abort();
    this.load = undefined;
  }
}
