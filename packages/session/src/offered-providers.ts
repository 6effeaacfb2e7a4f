import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { askAccountService } from './load-account-service.ts';

/** Which providers this installation offers; all of them as long as the service has not said so. */
export async function listOfferedProviders(name: string): Promise<AuthProvider[]> {
  const answer = await askAccountService(name, (service) => service.listProviders());
  return answer.kind === 'done' ? answer.value : [...authProviders];
}

/** The same as options of TanStack Query. */
export const offeredProviders = (name: string) => ({
  queryKey: ['auth-providers'] as const,
  queryFn: () => listOfferedProviders(name),
  placeholderData: [...authProviders],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
