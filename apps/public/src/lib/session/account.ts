import type { Answer } from '@parages/session/answer';
import { type AccountService, askAccountService } from '@parages/session/load-account-service';
import { useSite } from '../site.tsx';

export function useAccount(): <T>(
  ask: (service: AccountService) => Promise<Answer<T>>,
) => Promise<Answer<T>> {
  const { name } = useSite();
  return (ask) => askAccountService(name, ask);
}
