import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/after-sign-in.ts';
import { me } from '../../lib/me.queries.ts';

/** The room where one waits for the mail of verification. */
export const waitroomPath = (email: string): string => `/org/auth/email-waitroom/${encodeURIComponent(email)}`;

/** Where somebody goes who has just signed in: to verify the address first, then where they wanted to go. `isNew`: to the welcome. */
export function useArrival() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ isNew = false }: { isNew?: boolean } = {}): Promise<void> => {
    client.removeQueries({ queryKey: me.key });
    const profile = await client.fetchQuery(me.profile()).catch(() => undefined);
    if (profile && !profile.emailVerified) return void navigate(waitroomPath(profile.email), { replace: true });
    await navigate(isNew ? '/org/auth/welcome' : takeReturnPath(), { replace: true });
  };
}
