import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { me } from './me.queries.ts';

/** Whether the cookies of this host show a session; the API may still refuse that session. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChanged, hasSessionMark);

/** Undefined for a visitor, while the profile loads, and for an expired session. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
