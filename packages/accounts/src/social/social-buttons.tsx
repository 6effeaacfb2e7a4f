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
  /** Those that are configured, in the order of the product. */
  providers?: readonly AuthProvider[];
  /** Sends the browser to the page of a provider; done means that it is on its way. */
  onLeave: (provider: AuthProvider) => Promise<AccountAnswer>;
};

/** The three other ways in, each by its mark and its name; nothing where none is configured. One is left for at a time. */
export function SocialButtons({ providers = authProviders, onLeave }: SocialButtonsProps) {
  const say = useSay();
  const [leavingFor, setLeavingFor] = useState<AuthProvider | null>(null);
  const [failure, setFailure] = useState<string>();
  // Back from the provider by the browser's own button, the page may be the very same one.
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
