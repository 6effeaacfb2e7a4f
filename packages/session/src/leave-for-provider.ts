import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { askAccountService } from './load-account-service.ts';

export const leaveForProvider =
  (name: string, accountsPath: string) => async (provider: AuthProvider) => {
    const answer = await askAccountService(name, (service) =>
      service.providerPage(provider, `${accountsPath}/callback/${provider}`),
    );
    if (answer.kind === 'done') window.location.assign(answer.value);
    return answer;
  };
