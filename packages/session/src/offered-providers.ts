import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { askAccountService } from './load-account-service.ts';

export async function listOfferedProviders(name: string): Promise<AuthProvider[]> {
  const answer = await askAccountService(name, (service) => service.listProviders());
  return answer.kind === 'done' ? answer.value : [...authProviders];
}

export const offeredProviders = (name: string) => ({
  queryKey: ['auth-providers'] as const,
  queryFn: () => listOfferedProviders(name),
  placeholderData: [...authProviders],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
