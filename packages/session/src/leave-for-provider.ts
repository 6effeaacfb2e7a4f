import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { type Answer, refused } from './answer.ts';
import { appShell } from './app-shell.ts';
import { askAccountService } from './load-account-service.ts';

/**
 * A page is replaced by that of the provider. The mobile application stays open below the browser,
 * and answers once it is closed: `cancelled` when the visitor closed it.
 */
export const leaveForProvider =
  (name: string, accountsPath: string) =>
  async (provider: AuthProvider): Promise<Answer> => {
    const answer = await askAccountService(name, (service) =>
      service.providerPage(provider, `${accountsPath}/callback/${provider}`),
    );
    if (answer.kind !== 'done') return answer;
    const shell = appShell();
    if (shell === undefined) {
      window.location.assign(answer.value);
      return answer;
    }
    const end = await shell.openInBrowser(answer.value).catch(() => 'failed' as const);
    if (end === 'returned') return answer;
    return refused(end === 'closed' ? 'cancelled' : 'failed');
  };
