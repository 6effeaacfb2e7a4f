import { authProviders } from '@parages/contracts/vocabulary/auth-providers';
import { queryOptions } from '@tanstack/react-query';
import { askAccount } from '../../lib/account.ts';

/** Which providers this installation offers; all of them until it has said so. */
export const providers = () =>
  queryOptions({
    queryKey: ['auth-providers'],
    queryFn: async () => {
      const answer = await askAccount((service) => service.listProviders());
      return answer.kind === 'done' ? answer.value : [...authProviders];
    },
    placeholderData: [...authProviders],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
