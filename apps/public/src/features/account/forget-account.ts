import type { QueryClient } from '@tanstack/react-query';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { me } from '../../lib/session/me.queries.ts';

/** Removes an account's data from the query cache, so that the next account never sees it. */
export function forgetAccount(client: QueryClient): void {
  for (const queryKey of [me.key, favorites.key, ['recommended']])
    client.removeQueries({ queryKey });
}
