import { authProviders } from '@parages/contracts/vocabulary/auth-providers';
import { listOfferedProviders } from '@parages/session/offered-providers';
import { queryOptions } from '@tanstack/react-query';

/** Which providers this installation offers; all of them until it has said so. */
export const providers = (name: string) =>
  queryOptions({
    queryKey: ['auth-providers'],
    queryFn: () => listOfferedProviders(name),
    placeholderData: [...authProviders],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
