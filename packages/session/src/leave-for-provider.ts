import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { askAccountService } from './load-account-service.ts';

/**
 * Returns a function that redirects to the sign-in page of a provider, which redirects back to
 * `{accountsPath}/callback/{provider}`. The function resolves to the answer of the account service.
 */
export const leaveForProvider =
  (name: string, accountsPath: string) => async (provider: AuthProvider) => {
    const answer = await askAccountService(name, (service) =>
      service.providerPage(provider, `${accountsPath}/callback/${provider}`),
    );
    if (answer.kind === 'done') window.location.assign(answer.value);
    return answer;
  };
