import { LoginForm } from '@parages/accounts/forms/login-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { SocialSignIn } from '../../features/account/social-sign-in.tsx';
import { useArrival } from '../../features/account/use-arrival.ts';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import {
  keepReturnPath,
  type PendingFavorite,
  pendingFavorite,
} from '../../lib/session/after-sign-in.ts';
import { notSignedIn } from '../../lib/session/to-sign-in.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const loginPage = () => ({ Component: LoginPage });

function LoginPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const ask = useAccount();
  const arrive = useArrival();
  const { toOutcome } = useOutcome();
  const wanted = params.get('redirectTo');
  useEffect(() => keepReturnPath(wanted), [wanted]);
  const send = async ({
    email,
    password,
  }: {
    email: string;
    password: string;
  }): Promise<AuthOutcome> => {
    const answer = await ask((service) => service.signIn(email, password));
    if (answer.kind === 'done') await arrive();
    return toOutcome(answer);
  };
  return (
    <AccountPage title={t('titles.login')}>
      <LoginForm
        onSend={send}
        signupHref="/auth/signup"
        forgotHref="/auth/forgot-password"
        notice={<LoginNotices isGuarded={params.get('message') === notSignedIn} />}
        social={<SocialSignIn />}
      />
    </AccountPage>
  );
}

function LoginNotices({ isGuarded }: { isGuarded: boolean }) {
  const { t } = useTranslation('auth');
  // Local storage is unknown to the server: read after hydration.
  const [favorite, setFavorite] = useState<PendingFavorite | null>(null);
  useEffect(() => setFavorite(pendingFavorite()), []);
  return (
    <>
      {isGuarded && <Notice tone="warning" title={t('notSignedIn')} />}
      {favorite && <Notice title={t('login.pending', { label: favorite.label })} />}
    </>
  );
}
