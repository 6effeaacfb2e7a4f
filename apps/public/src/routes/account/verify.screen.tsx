import { ResendButton } from '@parages/ui/auth/resend-button';
import { VerifyEmail, type VerifyEmailProps } from '@parages/ui/auth/verify-email';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/account.ts';
import { me } from '../../lib/me.queries.ts';
import { useIsSignedIn } from '../../lib/signed-in.ts';
import { useTranslation } from '../../lib/use-translation.tsx';
import { addAccountWords } from './account-words.ts';

addAccountWords();

/** Behind the link of the mail of verification. */
export const verifyPage = () => ({ Component: VerifyPage });

function VerifyPage() {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const client = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const { sentenceOf, toOutcome } = useOutcome();
  const [state, setState] = useState<VerifyEmailProps['state']>('ready');
  const [failure, setFailure] = useState<string>();
  const verify = async () => {
    setState('waiting');
    const answer = await ask((service) => service.verifyEmail());
    if (answer.kind === 'done') {
      await client.invalidateQueries({ queryKey: me.key });
      return setState('done');
    }
    const reason = answer.kind === 'refused' ? answer.reason : 'failed';
    setFailure(sentenceOf(reason));
    setState(reason === 'link-invalid' ? 'invalid' : 'failed');
  };
  return (
    <AccountPage title={t('titles.verify')}>
      <VerifyEmail
        state={state}
        failure={failure}
        onVerify={() => void verify()}
        // On another device than that of the sign-up nobody is signed in.
        continueHref={isSignedIn ? '/auth/welcome' : '/auth/login'}
        loginHref="/auth/login"
        {...(isSignedIn && {
          resend: <ResendButton email={null} onResend={async () => toOutcome(await ask((service) => service.sendVerification()))} />,
        })}
      />
    </AccountPage>
  );
}
