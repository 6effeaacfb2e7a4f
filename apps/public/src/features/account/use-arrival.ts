import { arrivalPath, verificationWaitPath } from '@parages/session/arrival';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { me } from '../../lib/session/me.queries.ts';
import { forgetAccount } from './forget-account.ts';

const accountsPath = '/auth';

export const waitroomPath = (email: string): string => verificationWaitPath(accountsPath, email);

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
