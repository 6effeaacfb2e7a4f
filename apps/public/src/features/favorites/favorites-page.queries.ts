import { unwrap } from '@parages/contracts/api-problem';
import type { FavoriteLinkKind } from '@parages/contracts/vocabulary/accounts/favorites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import { favorites } from '../../lib/favorites/favorites.queries.ts';

type Action = 'create' | 'renew' | 'remove';

/** Renewing and removing revoke the previous address. */
export function useFavoriteLink(kind: FavoriteLinkKind) {
  const client = useQueryClient();
  const api = apiOf(client);
  const at = { params: { path: { kind } } };
  const calls: Record<Action, () => Promise<unknown>> = {
    create: () => unwrap(api.PUT('/api/v1/me/favorites/links/{kind}', at)),
    renew: () => unwrap(api.POST('/api/v1/me/favorites/links/{kind}/renewal', at)),
    remove: () => unwrap(api.DELETE('/api/v1/me/favorites/links/{kind}', at)),
  };
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: (action: Action) => calls[action](),
    onSettled: () => client.invalidateQueries({ queryKey: favorites.links().queryKey }),
  });
  return {
    isBusy,
    create: () => mutate('create'),
    renew: () => mutate('renew'),
    remove: () => mutate('remove'),
  };
}
