import { ResendButton } from '@parages/ui/auth/resend-button';
import { VerifyEmail, type VerifyEmailProps } from '@parages/ui/auth/verify-email';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage, say } from '../../features/account/account-page.tsx';
import { sentenceOf, toOutcome } from '../../features/account/outcome.ts';
import { askAccount } from '../../lib/account.ts';
import { me } from '../../lib/me.queries.ts';
import { useIsSignedIn } from '../../lib/signed-in.ts';

/** Behind the link of the mail of verification. */
export function VerifyPage() {
  const client = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const [state, setState] = useState<VerifyEmailProps['state']>('ready');
  const [failure, setFailure] = useState<string>();
  const verify = async () => {
    setState('waiting');
    const answer = await askAccount((service) => service.verifyEmail());
    if (answer.kind === 'done') {
      await client.invalidateQueries({ queryKey: me.key });
      return setState('done');
    }
    const reason = answer.kind === 'refused' ? answer.reason : 'failed';
    setFailure(sentenceOf(reason));
    setState(reason === 'link-invalid' ? 'invalid' : 'failed');
  };
  return (
    <AccountPage title={say('verify.title')}>
      <VerifyEmail
        state={state}
        failure={failure}
        onVerify={() => void verify()}
        continueHref={isSignedIn ? '/org/auth/welcome' : '/org/auth/login'}
        loginHref="/org/auth/login"
        {...(isSignedIn && {
          resend: <ResendButton email={null} onResend={async () => toOutcome(await askAccount((service) => service.sendVerification()))} />,
        })}
      />
    </AccountPage>
  );
}
