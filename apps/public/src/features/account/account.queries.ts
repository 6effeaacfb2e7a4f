import { authProviders } from '@parages/contracts/vocabulary/auth-providers';
import { loadAccountService } from '@parages/session/load-account-service';
import { queryOptions } from '@tanstack/react-query';

/** Which providers this installation offers; all of them until it has said so. */
export const providers = (name: string) =>
  queryOptions({
    queryKey: ['auth-providers'],
    queryFn: async () => {
      const answer = await (await loadAccountService(name)).listProviders();
      return answer.kind === 'done' ? answer.value : [...authProviders];
    },
    placeholderData: [...authProviders],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
