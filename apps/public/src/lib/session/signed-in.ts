import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSite } from '../site.tsx';
import { me } from './me.queries.ts';
import type { Session } from './session.ts';

/** Whether this browser is signed in, as far as it can tell by itself: the server saw the same cookies, so that both draw the same. */
export function useIsSignedIn(): boolean {
  const { hasSession, hasAccounts } = useSite();
  const isMarked = useSyncExternalStore(onSessionChanged, hasSessionMark, () => hasSession);
  return hasAccounts && isMarked;
}

/** One's own profile; undefined for a visitor, until it is there, and when the session turns out to be over. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

const nothing = [] as const;

/** Who is signed in, for the frame of the page. Asked for after the first drawing, never by the server. */
export function useSession(): Session {
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  if (!isSignedIn) return null;
  return { firstName: profile?.firstName || null, permissions: profile?.permissions ?? nothing };
}
