import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetOffline } from '../../lib/offline/forget-offline.ts';
import { useAccount } from '../../lib/session/account.ts';
import { forgetAccount } from './forget-account.ts';

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
    await forgetOffline();
    await navigate(path);
    forgetAccount(client);
  };
}
