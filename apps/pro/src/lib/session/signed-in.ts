import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { me } from './me.queries.ts';

/** Whether this browser is signed in on this host, as far as it can tell by itself. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChanged, hasSessionMark);

/** One's own profile; undefined for a visitor, until it is there, and when the session turns out to be over. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
