import type { CoreAddress } from './library/init-library.ts';
import type { Auth, AuthDeps } from './open-auth.ts';

/**
 * Timeouts in milliseconds of work that calls the session core; `readMs` is for reading the session
 * of a request.
 */
export const coreDeadlines = { readMs: 2000, workMs: 10_000 };

export type ConnectAuthDeps = Omit<AuthDeps, 'core' | 'deadlines'> & {
  core: CoreAddress | undefined;
};

/** Loads the session library only when a session core is configured. */
export async function connectAuth({ core, ...deps }: ConnectAuthDeps): Promise<Auth | undefined> {
  if (core === undefined) return undefined;
  const { openAuth } = await import('./open-auth.ts');
  return openAuth({ ...deps, core, deadlines: coreDeadlines });
}
