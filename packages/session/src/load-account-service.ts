import type { accountService } from './account-service.ts';
import type { Answer } from './answer.ts';

/** Everything an account can ask for. */
export type AccountService = typeof accountService;

/** Fetches the session library and starts it, once: on the pages of accounts, and for whoever is signed in. Rejects without a network. */
export async function loadAccountService(name: string): Promise<AccountService> {
  const service = await import('./account-service.ts');
  service.startAccountService(name);
  return service.accountService;
}

const unreachable = { kind: 'refused', reason: 'unreachable' } as const;

/** Asks the account service, whose library is fetched with the first call; a library that cannot be fetched is a service that does not answer. */
export async function askAccountService<T>(
  name: string,
  ask: (service: AccountService) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const service = await loadAccountService(name).catch(() => null);
  return service === null ? unreachable : ask(service);
}

/**
 * `fetch` for the API: as it is for a visitor, through the session library for whoever is signed in, which renews an ended session and asks
 * again. `isSignedIn` is asked before each call.
 */
export const sessionFetch =
  (name: string, isSignedIn: () => boolean): typeof fetch =>
  async (input, init) => {
    if (isSignedIn()) await loadAccountService(name).catch(() => undefined);
    return globalThis.fetch(input, init);
  };
