import { SignupForm, type SignupValues } from '@parages/accounts/forms/signup-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { SocialSignIn } from '../../features/account/social-sign-in.tsx';
import { waitroomPath } from '../../features/account/use-arrival.ts';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { keepReturnPath } from '../../lib/session/after-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const signupPage = () => ({ Component: SignupPage });

function SignupPage() {
  const { t } = useTranslation('account');
  const { locale } = useSite();
  const [params] = useSearchParams();
  const ask = useAccount();
  const navigate = useNavigate();
  const { toOutcome } = useOutcome();
  const wanted = params.get('redirectTo');
  useEffect(() => keepReturnPath(wanted), [wanted]);
  const send = async (values: SignupValues): Promise<AuthOutcome> => {
    const answer = await ask((service) => service.signUp({ ...values, locale }));
    if (answer.kind === 'done') await navigate(waitroomPath(values.email));
    return toOutcome(answer);
  };
  return (
    <AccountPage title={t('titles.signup')}>
      <SignupForm
        onSend={send}
        loginHref="/auth/login"
        legalHref="/mentions-legales"
        privacyHref="/confidentialite"
        hasAskedTerms
        social={<SocialSignIn />}
      />
    </AccountPage>
  );
}
