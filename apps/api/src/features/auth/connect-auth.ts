import type { CoreAddress } from './library/init-library.ts';
import type { Auth, AuthDeps } from './open-auth.ts';

/**
 * Timeouts of calls to the session core in milliseconds: to read the session of a request, and for
 * other work.
 */
export const coreDeadlines = { readMs: 2000, workMs: 10_000 };

export type ConnectAuthDeps = Omit<AuthDeps, 'core' | 'deadlines'> & {
  core: CoreAddress | undefined;
};

/** Opens sign-in when a session core is configured; only then is the session library loaded. */
export async function connectAuth({ core, ...deps }: ConnectAuthDeps): Promise<Auth | undefined> {
  if (core === undefined) return undefined;
  const { openAuth } = await import('./open-auth.ts');
  return openAuth({ ...deps, core, deadlines: coreDeadlines });
}
