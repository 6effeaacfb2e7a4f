import { hasSessionMark, onSessionChanged } from '@parages/session/session-mark';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { me } from './me.queries.ts';

/** Whether the browser holds a session mark for this host; the API may still refuse the session. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(onSessionChanged, hasSessionMark);

/** Profile of the account; undefined for a visitor, while it loads, and for an expired session. */
export function useProfile() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...me.profile(), enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
