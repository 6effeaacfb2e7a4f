import type { QueryClient } from '@tanstack/react-query';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { me } from '../../lib/session/me.queries.ts';

/**
 * Removes the account's profile, favourites and recommendations from the query cache, so that the
 * next account never sees them.
 */
export function forgetAccount(client: QueryClient): void {
  for (const queryKey of [me.key, favorites.key, ['recommended']])
    client.removeQueries({ queryKey });
}
