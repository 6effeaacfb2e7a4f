import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { askAccountService } from './load-account-service.ts';

/**
 * The providers that this installation offers; all known providers when the account service does
 * not list them.
 */
export async function listOfferedProviders(name: string): Promise<AuthProvider[]> {
  const answer = await askAccountService(name, (service) => service.listProviders());
  return answer.kind === 'done' ? answer.value : [...authProviders];
}

/** TanStack Query options for the offered providers; all known providers until the answer. */
export const offeredProviders = (name: string) => ({
  queryKey: ['auth-providers'] as const,
  queryFn: () => listOfferedProviders(name),
  placeholderData: [...authProviders],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
