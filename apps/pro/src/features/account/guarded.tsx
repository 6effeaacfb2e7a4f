import { notSignedInFr } from '@parages/accounts/words/not-signed-in.fr';
import { Notice } from '@parages/ui/notice/notice';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSigningOut } from '../../lib/session/account.ts';
import { toSignIn } from '../../lib/session/after-sign-in.ts';
import { useIsSignedIn, useProfile } from '../../lib/session/signed-in.ts';
import { waitroomPath } from './use-arrival.ts';

export function Guarded({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  const { pathname, search } = useLocation();
  if (!isSignedIn && isSigningOut()) return null;
  if (!isSignedIn)
    return (
      <>
        <Notice tone="warning" title={notSignedInFr} />
        <Navigate to={toSignIn(pathname + search)} replace />
      </>
    );
  if (profile && !profile.emailVerified)
    return <Navigate to={waitroomPath(profile.email)} replace />;
  return children;
}
