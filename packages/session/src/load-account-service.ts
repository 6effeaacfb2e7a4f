import type { accountService } from './account-service.ts';
import type { Answer } from './answer.ts';

export type AccountService = typeof accountService;

/** Rejects when the file of the library does not load, as without a network. */
export async function loadAccountService(name: string): Promise<AccountService> {
  const service = await import('./account-service.ts');
  service.startAccountService(name);
  return service.accountService;
}

const unreachable = { kind: 'refused', reason: 'unreachable' } as const;

export async function askAccountService<T>(
  name: string,
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const service = await loadAccountService(name).catch(() => null);
  return service === null ? unreachable : ask(service);
}

/**
 * While `isSignedIn` returns true, loads the session library first: it renews an expired session
 * and repeats the request.
 */
export const sessionFetch =
  (name: string, isSignedIn: () => boolean): typeof fetch =>
  async (input, init) => {
    if (isSignedIn()) await loadAccountService(name).catch(() => undefined);
    return globalThis.fetch(input, init);
  };
