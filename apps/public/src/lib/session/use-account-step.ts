import { verificationWaitPath } from '@parages/session/arrival';
import { useLocation } from 'react-router';
import { useIsSignedIn, useProfile } from './signed-in.ts';
import { signInFrom } from './to-sign-in.ts';

/**
 * The path of the next step to a verified account: the sign-in page, which returns to this page, or
 * the waiting room of an unverified address. Null for a verified account, undefined until the
 * profile is loaded.
 */
export function useAccountStep(): string | null | undefined {
  const here = useLocation();
  const isSignedIn = useIsSignedIn();
  const profile = useProfile();
  if (!isSignedIn) return signInFrom(here);
  if (!profile) return undefined;
  return profile.emailVerified ? null : verificationWaitPath('/auth', profile.email);
}
