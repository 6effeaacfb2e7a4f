import { VerifyEmail } from '@parages/accounts/waiting/verify-email';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { toOutcome } from '../../features/account/outcome.ts';
import { askAccount } from '../../lib/session/account.ts';
import { me } from '../../lib/session/me.queries.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';

export function VerifyPage() {
  const { t } = useTranslation(authTexts);
  const client = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const verify = async () => {
    const answer = await askAccount((service) => service.verifyEmail());
    if (answer.kind === 'done') await client.invalidateQueries({ queryKey: me.key });
    return answer;
  };
  const check = async () => {
    const profile = client.fetchQuery({ ...me.profile(), staleTime: 0 });
    return (await profile.catch(() => undefined))?.emailVerified === true;
  };
  return (
    <AccountPage title={t('verify.title')}>
      <VerifyEmail
        isSignedIn={isSignedIn}
        onVerify={verify}
        onCheck={check}
        onResend={async () => toOutcome(await askAccount((service) => service.sendVerification()))}
        welcomeHref="/org/auth/welcome"
        loginHref="/org/auth/login"
      />
    </AccountPage>
  );
}
