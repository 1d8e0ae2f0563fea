/** A package manager and how it adds packages. */
export interface PackageManager {
  name: string;
  /** Command that adds packages to a project. */
  add: string;
  /** Option that adds them as development dependencies. */
  dev: string;
}

/** In the order of the tabs; the first is shown until a reader chooses. */
export const packageManagers: PackageManager[] = [
  { name: 'npm', add: 'npm install', dev: '--save-dev' },
  { name: 'yarn', add: 'yarn add', dev: '--dev' },
  { name: 'pnpm', add: 'pnpm add', dev: '--save-dev' },
  { name: 'bun', add: 'bun add', dev: '--dev' },
];
