import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { type ReactNode, useState } from 'react';
import classes from '../forms/auth-form.module.css';
import { AuthHead } from '../forms/auth-head.tsx';
import type { AuthOutcome } from '../forms/use-auth-form.ts';
import { useSay } from '../say-auth.tsx';
import { ResendButton } from './resend-button.tsx';

const hourMs = 3_600_000;

export type EmailWaitroomProps = {
  /** Null on the server, and when unknown. */
  email: string | null;
  onResend: () => Promise<AuthOutcome>;
  /** Resolves to whether the link was opened, perhaps on another device; navigates on if it was. */
  onCheck: () => Promise<boolean>;
  signupHref: string;
  /** Where to read sent mails, in development. */
  hint?: ReactNode;
};

/** Page shown until the visitor opens the mailed verification link. */
export function EmailWaitroom({ email, onResend, onCheck, signupHref, hint }: EmailWaitroomProps) {
  const say = useSay();
  const [isChecking, setIsChecking] = useState(false);
  const [isNotYet, setIsNotYet] = useState(false);
  const hours = limits.mailedLink.verificationMs / hourMs;
  const check = async () => {
    setIsChecking(true);
    setIsNotYet(!(await onCheck()));
    setIsChecking(false);
  };
  return (
    <div className={classes.form}>
      <span className={classes.stamp}>
        <Icon name="mail" size="2rem" />
      </span>
      <AuthHead
        title={say('waitroom.title')}
        text={
          email === null
            ? say('waitroom.textUnknown', { hours })
            : say('waitroom.text', { email, hours })
        }
      />
      {hint}
      <p className={classes.hint}>{say('waitroom.hint')}</p>
      <div className={classes.actions}>
        <Button isBusy={isChecking} onClick={() => void check()}>
          {say('waitroom.check')}
        </Button>
        <ResendButton email={email} onResend={onResend} hasJustSent />
      </div>
      {isNotYet && !isChecking && <Notice tone="warning" isLive title={say('waitroom.notYet')} />}
      <p className={classes.other}>
        <Link href={signupHref}>{say('waitroom.other')}</Link>
      </p>
    </div>
  );
}
