import type { QueryClient } from '@tanstack/react-query';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { me } from '../../lib/session/me.queries.ts';

/** The next account on this device must not see the data of the former one. */
export function forgetAccount(client: QueryClient): void {
  for (const queryKey of [me.key, favorites.key, ['recommended']])
    client.removeQueries({ queryKey });
}
