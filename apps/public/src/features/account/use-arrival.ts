import { arrivalPath, verificationWaitPath } from '@parages/session/arrival';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { me } from '../../lib/session/me.queries.ts';

const accountsPath = '/auth';

/** The room where one waits for the mail of verification. */
export const waitroomPath = (email: string): string => verificationWaitPath(accountsPath, email);

/** Leads on whoever has just signed in; `isNew` to the welcome. What was known of whoever was here before is forgotten. */
export function useArrival() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ isNew = false }: { isNew?: boolean } = {}): Promise<void> => {
    client.removeQueries({ queryKey: me.key });
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
