import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSite } from '../site.tsx';
import { me } from './me.queries.ts';
import type { Session } from './session.ts';

/** The first render uses what the server saw, so that both render the same. */
export function useIsSignedIn(): boolean {
  const { hasSession, hasAccounts } = useSite();
  const isMarked = useSyncExternalStore(onSessionChanged, hasSessionMark, () => hasSession);
  return hasAccounts && isMarked;
}

/** Undefined without a session, and until the profile is loaded. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

const nothing = [] as const;

/** The browser loads the profile after the first render, the server never does. */
export function useSession(): Session {
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  if (!isSignedIn) return null;
  return { firstName: profile?.firstName || null, permissions: profile?.permissions ?? nothing };
}
