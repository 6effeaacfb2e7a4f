import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { takeReturnPath } from '../../lib/after-sign-in.ts';
import { me } from '../../lib/me.queries.ts';

/** The room where one waits for the mail of verification. */
export const waitroomPath = (email: string): string => `/auth/email-waitroom/${encodeURIComponent(email)}`;

/**
 * Where somebody goes who has just signed in: to verify the address first, then where they wanted to go. `isNew`: to the welcome. What was
 * known of whoever was here before is forgotten.
 */
export function useArrival() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ isNew = false }: { isNew?: boolean } = {}): Promise<void> => {
    client.removeQueries({ queryKey: me.key });
    const profile = await client.fetchQuery(me.profile()).catch(() => undefined);
    if (profile && !profile.emailVerified) return void navigate(waitroomPath(profile.email), { replace: true });
    if (isNew) return void navigate('/auth/welcome', { replace: true });
    await navigate(takeReturnPath() ?? '/', { replace: true });
  };
}
