import { LoginForm } from '@parages/accounts/forms/login-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { SocialSignIn } from '../../features/account/social-sign-in.tsx';
import { useArrival } from '../../features/account/use-arrival.ts';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { keepReturnPath, pendingFavorite } from '../../lib/session/after-sign-in.ts';
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
  const favorite = usePendingLabel();
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
        isSentHere={params.get('message') === notSignedIn || favorite !== null}
        notice={
          <LoginNotices isGuarded={params.get('message') === notSignedIn} favorite={favorite} />
        }
        social={<SocialSignIn />}
      />
    </AccountPage>
  );
}

const neverChanges = () => () => undefined;

// The server does not know the pending favourite, which is in local storage. After a press on a
// heart, the first render has it, so that the notice shifts nothing.
const usePendingLabel = (): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => pendingFavorite()?.label ?? null,
    () => null,
  );

function LoginNotices({ isGuarded, favorite }: { isGuarded: boolean; favorite: string | null }) {
  const { t } = useTranslation('auth');
  return (
    <>
      {isGuarded && <Notice tone="warning" title={t('notSignedIn')} />}
      {favorite !== null && <Notice title={t('login.pending', { label: favorite })} />}
    </>
  );
}
