import { LoginForm } from '@parages/accounts/forms/login-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { deleteAccountFr } from '../../features/account/delete-account.fr.ts';
import { toOutcome } from '../../features/account/outcome.ts';
import { SocialSignIn } from '../../features/account/social-sign-in.tsx';
import { useArrival } from '../../features/account/use-arrival.ts';
import { askAccount } from '../../lib/session/account.ts';
import { accountDeletion, keepReturnPath, notSignedIn } from '../../lib/session/after-sign-in.ts';

function Why({ message }: { message: string | null }) {
  const { t } = useTranslation(authTexts);
  if (accountDeletion.isDone())
    return <Notice tone="success" isLive title={deleteAccountFr.done} />;
  return message === notSignedIn ? <Notice tone="warning" title={t('notSignedIn')} /> : null;
}

export function LoginPage() {
  const { t } = useTranslation(authTexts);
  const [params] = useSearchParams();
  const arrive = useArrival();
  const wanted = params.get('redirectTo');
  useEffect(() => keepReturnPath(wanted), [wanted]);
  const send = async ({
    email,
    password,
  }: {
    email: string;
    password: string;
  }): Promise<AuthOutcome> => {
    const answer = await askAccount((service) => service.signIn(email, password));
    accountDeletion.set(false);
    if (answer.kind === 'done') await arrive();
    return toOutcome(answer);
  };
  return (
    <AccountPage title={t('login.submit')}>
      <LoginForm
        onSend={send}
        signupHref="/org/auth/signup"
        forgotHref="/org/auth/forgot-password"
        notice={<Why message={params.get('message')} />}
        social={<SocialSignIn />}
      />
    </AccountPage>
  );
}
