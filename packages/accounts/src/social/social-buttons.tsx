import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useState } from 'react';
import { type AccountAnswer, sayRefusal } from '../forms/account-answer.ts';
import { useSay } from '../say-auth.tsx';
import { providerMarks, providerNames } from './provider-marks.tsx';
import classes from './social-buttons.module.css';

export type SocialButtonsProps = {
  providers?: readonly AuthProvider[];
  /** `done` means that the redirect to the provider has started. */
  onLeave: (provider: AuthProvider) => Promise<AccountAnswer>;
};

export function SocialButtons({ providers = authProviders, onLeave }: SocialButtonsProps) {
  const say = useSay();
  const [leavingFor, setLeavingFor] = useState<AuthProvider | null>(null);
  const [failure, setFailure] = useState<string>();
  // After the browser's back button, the page may come from the back/forward cache, where a button
  // is still busy.
  useEffect(() => {
    const stay = () => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leave = async (provider: AuthProvider) => {
    if (leavingFor !== null) return;
    setLeavingFor(provider);
    setFailure(undefined);
    const answer = await onLeave(provider);
    if (answer.kind === 'done') return;
    setLeavingFor(null);
    setFailure(sayRefusal(say, answer, provider));
  };
  if (providers.length === 0) return null;
  return (
    <>
      <fieldset className={classes.social} aria-label={say('social.group')}>
        <p className={classes.or} aria-hidden="true">
          <span>{say('or')}</span>
        </p>
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className={classes.button}
            aria-busy={leavingFor === provider || undefined}
            aria-disabled={leavingFor !== null || undefined}
            onClick={() => void leave(provider)}
          >
            {providerMarks[provider]}
            <span>{say('social.continue', { provider: providerNames[provider] })}</span>
          </button>
        ))}
      </fieldset>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
    </>
  );
}
