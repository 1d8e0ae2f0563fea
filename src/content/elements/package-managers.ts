/** In tab order; the first is the default. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
