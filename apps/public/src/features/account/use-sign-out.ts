import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetOffline } from '../../lib/offline/forget-offline.ts';
import { useAccount } from '../../lib/session/account.ts';
import { forgetAccount } from './forget-account.ts';

export type SignOut = (path?: string, options?: { isDeleted?: boolean }) => Promise<boolean>;

/**
 * The returned function resolves to false when the sign-out fails. With `isDeleted` it forgets the
 * account, navigates and resolves to true even then, because the deletion has closed the sessions.
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
    // `forgetAccount` comes before `forgetOffline`, because it also aborts the account's requests
    // in flight, whose responses could set the session cookie again.
    forgetAccount(client);
    await forgetOffline();
    await navigate(path);
    return true;
  };
}
