import { unwrap } from '@parages/contracts/api-problem';
import { authProviders } from '@parages/contracts/vocabulary/auth-providers';
import { listOfferedProviders } from '@parages/session/offered-providers';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { productName } from '../../lib/product.ts';

/** Which providers this installation offers; all of them until it has said so. */
export const providers = () =>
  queryOptions({
    queryKey: ['auth-providers'],
    queryFn: () => listOfferedProviders(productName),
    placeholderData: [...authProviders],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Deletes the account whose password this is. */
export const deleteAccount = (password: string) =>
  unwrap(api().DELETE('/api/v1/me', { body: { password } }));
