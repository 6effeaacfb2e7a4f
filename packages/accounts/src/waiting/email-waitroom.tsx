import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { Notice, type NoticeProps } from '@parages/ui/notice/notice';
import { type ReactNode, useState } from 'react';
import { type NotDone, sayRefusal } from '../forms/account-answer.ts';
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
  /**
   * Resolves to whether the visitor has opened the link, perhaps on another device, or to the
   * refusal of the check. After true it opens the next page.
   */
  onCheck: () => Promise<boolean | NotDone>;
  signupHref: string;
  /** Where an installation that sends no real mail shows its mails. */
  hint?: ReactNode;
};

export function EmailWaitroom({ email, onResend, onCheck, signupHref, hint }: EmailWaitroomProps) {
  const say = useSay();
  const [isChecking, setIsChecking] = useState(false);
  const [notice, setNotice] = useState<Pick<NoticeProps, 'tone' | 'title'>>();
  const hours = limits.mailedLink.verificationMs / hourMs;
  const check = async () => {
    setIsChecking(true);
    const answer = await onCheck();
    if (answer === true) setNotice(undefined);
    else if (answer === false) setNotice({ tone: 'warning', title: say('waitroom.notYet') });
    else setNotice({ tone: 'danger', title: sayRefusal(say, answer) });
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
      {notice !== undefined && !isChecking && <Notice {...notice} isLive />}
      <p className={classes.other}>
        <Link href={signupHref}>{say('waitroom.other')}</Link>
      </p>
    </div>
  );
}
