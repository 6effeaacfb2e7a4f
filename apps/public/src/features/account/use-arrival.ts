import { arrivalPath, verificationWaitPath } from '@parages/session/arrival';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { me } from '../../lib/session/me.queries.ts';
import { forgetAccount } from './forget-account.ts';

const accountsPath = '/auth';

/** Path of the page where a new account waits for the verification mail. */
export const waitroomPath = (email: string): string => verificationWaitPath(accountsPath, email);

/**
 * Returns a function to call after sign-in. It drops the previous account's cached data, then opens
 * the page that `arrivalPath` chooses.
 */
export function useArrival() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ isNew = false }: { isNew?: boolean } = {}): Promise<void> => {
    forgetAccount(client);
    const profile = await client.fetchQuery(me.profile()).catch(() => undefined);
    const path = arrivalPath({
      accountsPath,
      profile,
      isNew,
      takeReturnPath: () => takeReturnPath() ?? '/',
    });
    await navigate(path, { replace: true });
  };
}
