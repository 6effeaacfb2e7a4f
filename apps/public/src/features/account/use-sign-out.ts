import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetOffline } from '../../lib/offline/forget-offline.ts';
import { useAccount } from '../../lib/session/account.ts';
import { forgetAccount } from './forget-account.ts';

export type SignOut = (path?: string, options?: { isDeleted?: boolean }) => Promise<boolean>;

/**
 * Returns a function that signs this browser out, deletes the account's data and the visited pages
 * that it stores, and goes to `path`. When the sign-out fails, it only shows an error toast and
 * resolves to false, unless `isDeleted`: the deletion of the account has closed its sessions.
 */
export function useSignOut(): SignOut {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (path = '/', { isDeleted = false } = {}) => {
    const { kind } = await ask((service) => service.signOut());
    if (kind !== 'done' && !isDeleted) {
      toast('error', t('signOutFailed'));
      return false;
    }
    // Called before `forgetOffline`, because it also aborts the account's requests: a late response
    // would set the session cookie again, and the header would show the cached profile.
    forgetAccount(client);
    await forgetOffline();
    await navigate(path);
    return true;
  };
}
