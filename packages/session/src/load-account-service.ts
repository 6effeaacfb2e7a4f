import type { accountService } from './account-service.ts';
import type { Answer } from './answer.ts';

export type AccountService = typeof accountService;

/**
 * Loads and starts the session library, once. Rejects when its file does not load, as without a
 * network.
 */
export async function loadAccountService(name: string): Promise<AccountService> {
  const service = await import('./account-service.ts');
  service.startAccountService(name);
  return service.accountService;
}

const unreachable = { kind: 'refused', reason: 'unreachable' } as const;

/**
 * Calls the account service, loading its library first; a failed load counts as an unreachable
 * service.
 */
export async function askAccountService<T>(
  name: string,
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const service = await loadAccountService(name).catch(() => null);
  return service === null ? unreachable : ask(service);
}

/**
 * A `fetch` for the API. While `isSignedIn` returns true, it first loads the session library, which
 * renews an expired session and repeats the request.
 */
export const sessionFetch =
  (name: string, isSignedIn: () => boolean): typeof fetch =>
  async (input, init) => {
    if (isSignedIn()) await loadAccountService(name).catch(() => undefined);
    return globalThis.fetch(input, init);
  };
