import type { Answer } from '@parages/session/answer';
import { type AccountService, loadAccountService } from '@parages/session/load-account-service';
import { useSite } from './site.tsx';

const unreachable = { kind: 'refused', reason: 'unreachable' } as const;

/** Asks the account service, whose library is fetched with the first call; a library that cannot be fetched is a service that does not answer. */
export function useAccount(): <T>(ask: (service: AccountService) => Promise<Answer<T>>) => Promise<Answer<T>> {
  const { name } = useSite();
  return async (ask) => {
    const service = await loadAccountService(name).catch(() => null);
    return service === null ? unreachable : ask(service);
  };
}
