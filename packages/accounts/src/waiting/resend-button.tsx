import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useState } from 'react';
import type { AuthOutcome } from '../forms/use-auth-form.ts';
import { useSay } from '../say-auth.tsx';
import { useCountdown } from './use-countdown.ts';

const waitS = limits.attempts.linkAgainMs / 1000;

export type ResendButtonProps = {
  email: string | null;
  onResend: () => Promise<AuthOutcome>;
  /** A mail was just sent: the button starts with its one-minute wait. */
  hasJustSent?: boolean;
};

export function ResendButton({ email, onResend, hasJustSent = false }: ResendButtonProps) {
  const say = useSay();
  const { left, start } = useCountdown(waitS);
  const [isWaiting, setIsWaiting] = useState(hasJustSent);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const mustWait = isWaiting && left > 0;
  const resend = async () => {
    if (mustWait) return;
    setIsBusy(true);
    const outcome = await onResend();
    setIsBusy(false);
    setFailure(outcome?.failure);
    setIsSent(outcome === undefined);
    if (outcome !== undefined) return;
    setIsWaiting(true);
    start();
  };
  const sent = isSent ? say('waitroom.resent', { email: email ?? '' }) : '';
  return (
    <>
      <Button
        variant="secondary"
        icon="mail"
        isBusy={isBusy}
        aria-disabled={mustWait || undefined}
        onClick={() => void resend()}
      >
        {mustWait ? say('waitroom.resendIn', { seconds: left }) : say('waitroom.resend')}
      </Button>
      {sent !== '' && <Notice tone="success" title={sent} />}
      <LiveRegion>{sent}</LiveRegion>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
    </>
  );
}
