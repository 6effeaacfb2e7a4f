import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AccountAnswer, sayRefusal } from '../forms/account-answer.ts';
import classes from '../forms/auth-form.module.css';
import { AuthHead } from '../forms/auth-head.tsx';
import type { AuthOutcome } from '../forms/use-auth-form.ts';
import { useSay } from '../say-auth.tsx';
import { ResendButton } from './resend-button.tsx';

const hourMs = 3_600_000;

const isInvalidLink = (answer: AccountAnswer): boolean =>
  answer.kind === 'refused' && answer.reason === 'link-invalid';

export type VerifyEmailProps = {
  /** False, for example, when the visitor opens the link on another device than at sign-up. */
  isSignedIn: boolean;
  onVerify: () => Promise<AccountAnswer>;
  /** Resolves to whether the address of the session's account is verified. */
  onCheck: () => Promise<boolean>;
  onResend: () => Promise<AuthOutcome>;
  welcomeHref: string;
  loginHref: string;
};

/**
 * Verifies at once where the visitor is signed in, as in the browser of the sign-up. Elsewhere the
 * visitor has to press a button, because some mail services open every link to scan it, and a link
 * works only once.
 */
export function VerifyEmail({
  isSignedIn,
  onVerify,
  onCheck,
  onResend,
  welcomeHref,
  loginHref,
}: VerifyEmailProps) {
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<AccountAnswer>();
  const hasStarted = useRef(false);
  const isInFlight = useRef(false);
  const verify = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    hasStarted.current = true;
    setIsBusy(true);
    const given = await onVerify();
    // Back, a reload or a restored tab sends the token again after it worked.
    const hasWorked = isSignedIn && isInvalidLink(given) && (await onCheck());
    setAnswer(hasWorked ? { kind: 'done' } : given);
    setIsBusy(false);
    isInFlight.current = false;
  };
  const start = useEffectEvent(() => void verify());
  useEffect(() => {
    if (isSignedIn && !hasStarted.current) start();
  }, [isSignedIn]);
  if (answer?.kind === 'done')
    return (
      <>
        <AuthHead isNews title={say('verify.doneTitle')} text={say('verify.doneText')} />
        <div className={classes.actions}>
          <Button href={isSignedIn ? welcomeHref : loginHref}>{say('verify.continue')}</Button>
        </div>
      </>
    );
  if (answer && isInvalidLink(answer))
    return (
      <>
        <AuthHead
          isNews
          title={say('verify.invalidTitle')}
          text={say('verify.invalidText', { hours: limits.mailedLink.verificationMs / hourMs })}
        />
        <div className={classes.actions}>
          {isSignedIn ? (
            <ResendButton email={null} onResend={onResend} />
          ) : (
            <Button href={loginHref}>{say('verify.signIn')}</Button>
          )}
        </div>
      </>
    );
  return (
    <>
      <AuthHead title={say('verify.title')} text={isBusy ? say('verify.wait') : undefined} />
      {answer !== undefined && !isBusy && (
        <Notice tone="danger" isLive title={sayRefusal(say, answer)} />
      )}
      <div className={classes.actions}>
        <Button isBusy={isBusy} onClick={() => void verify()}>
          {say('verify.confirm')}
        </Button>
      </div>
    </>
  );
}
