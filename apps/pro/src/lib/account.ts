import type { Answer } from '@parages/session/answer';
import { type AccountService, loadAccountService } from '@parages/session/load-account-service';
import { productName } from './product.ts';

const unreachable = { kind: 'refused', reason: 'unreachable' } as const;

/** Asks the account service, whose library is fetched with the first call; a library that cannot be fetched is a service that does not answer. */
export async function askAccount<T>(ask: (service: AccountService) => Promise<Answer<T>>): Promise<Answer<T>> {
  const service = await loadAccountService(productName).catch(() => null);
  return service === null ? unreachable : ask(service);
}
