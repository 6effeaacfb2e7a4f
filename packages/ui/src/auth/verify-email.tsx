import { limits } from '@parages/contracts/vocabulary/limits';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import classes from './auth-form.module.css';
import { AuthHead } from './auth-head.tsx';
import { useSay } from './say-auth.tsx';

const hourMs = 3_600_000;

export type VerifyEmailProps = {
  state: 'ready' | 'waiting' | 'done' | 'invalid' | 'failed';
  /** What to say of a failure. */
  failure?: string | undefined;
  onVerify: () => void;
  continueHref: string;
  loginHref: string;
  /** Asks for another link, for whoever is signed in. */
  resend?: ReactNode;
};

/**
 * Behind the link of the mail. Opening it is not enough, one presses a button: some mail services open every link to look at it, and would use
 * it up.
 */
export function VerifyEmail({ state, failure, onVerify, continueHref, loginHref, resend }: VerifyEmailProps) {
  const say = useSay();
  if (state === 'done')
    return (
      <>
        <AuthHead isNews title={say('verify.doneTitle')} text={say('verify.doneText')} />
        <div className={classes.actions}>
          <Button href={continueHref}>{say('verify.continue')}</Button>
        </div>
      </>
    );
  if (state === 'invalid')
    return (
      <>
        <AuthHead
          isNews
          title={say('verify.invalidTitle')}
          text={say('verify.invalidText', { hours: limits.mailedLink.verificationMs / hourMs })}
        />
        <div className={classes.actions}>{resend ?? <Button href={loginHref}>{say('verify.signIn')}</Button>}</div>
      </>
    );
  return (
    <>
      <AuthHead title={say('verify.title')} text={state === 'waiting' ? say('verify.wait') : undefined} />
      {state === 'failed' && failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <div className={classes.actions}>
        <Button isBusy={state === 'waiting'} onClick={onVerify}>
          {say('verify.confirm')}
        </Button>
      </div>
    </>
  );
}
