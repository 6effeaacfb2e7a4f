import { VerifyEmail } from '@parages/accounts/waiting/verify-email';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const verifyPage = () => ({ Component: VerifyPage });

function VerifyPage() {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const client = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const { toOutcome } = useOutcome();
  const verify = async () => {
    const answer = await ask((service) => service.verifyEmail());
    if (answer.kind === 'done') await client.invalidateQueries({ queryKey: me.key });
    return answer;
  };
  const check = async () => {
    const profile = client.fetchQuery({ ...me.profile(), staleTime: 0 });
    return (await profile.catch(() => undefined))?.emailVerified === true;
  };
  return (
    <AccountPage title={t('titles.verify')}>
      <VerifyEmail
        isSignedIn={isSignedIn}
        onVerify={verify}
        onCheck={check}
        onResend={async () => toOutcome(await ask((service) => service.sendVerification()))}
        welcomeHref="/auth/welcome"
        loginHref="/auth/login"
      />
    </AccountPage>
  );
}
