import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { me } from './me.queries.ts';

/** Whether the cookies of this host show a session; the API may still refuse that session. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChanged, hasSessionMark);

/** Undefined for a visitor, and until the profile is loaded. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
