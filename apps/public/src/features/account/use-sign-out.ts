import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { favorites } from '../../lib/favorites/favorites.queries.ts';
import { useAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';

/**
 * Signs this browser out, deletes the account's data and the visited pages that it stores, and goes
 * to `path`.
 */
export function useSignOut() {
  const ask = useAccount();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (path = '/'): Promise<void> => {
    await ask(async (service) => {
      await service.signOut();
      return { kind: 'done', value: null };
    });
    // Loaded on use: no page needs it to render.
    const { forgetOffline } = await import('../../lib/offline/forget-offline.ts');
    await forgetOffline();
    await navigate(path);
    for (const queryKey of [me.key, favorites.key, ['recommended']])
      client.removeQueries({ queryKey });
  };
}
