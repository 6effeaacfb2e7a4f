import { arrivalPath, verificationWaitPath } from '@parages/session/arrival';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { me } from '../../lib/session/me.queries.ts';

const accountsPath = '/org/auth';

/** Path of the page that waits for the verification of the e-mail address. */
export const waitroomPath = (email: string): string => verificationWaitPath(accountsPath, email);

/**
 * Returns the function to call after sign-in. It reloads the profile and navigates: an unverified
 * account to the page that waits for the verification, a new account (`isNew`) to the welcome page,
 * any other account to the page requested before, or else to the home page.
 */
export function useArrival() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ isNew = false }: { isNew?: boolean } = {}): Promise<void> => {
    client.removeQueries({ queryKey: me.key });
    const profile = await client.fetchQuery(me.profile()).catch(() => undefined);
    await navigate(arrivalPath({ accountsPath, profile, isNew, takeReturnPath }), {
      replace: true,
    });
  };
}
