/** In the order of the tabs; the first is shown until a reader chooses. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
