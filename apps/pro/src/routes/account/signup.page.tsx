import { SignupForm, type SignupValues } from '@parages/accounts/forms/signup-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { toOutcome } from '../../features/account/outcome.ts';
import { SocialSignIn } from '../../features/account/social-sign-in.tsx';
import { waitroomPath } from '../../features/account/use-arrival.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { askAccount } from '../../lib/session/account.ts';
import { accountDeletion } from '../../lib/session/after-sign-in.ts';

export function SignupPage() {
  const { t } = useTranslation(authTexts);
  const navigate = useNavigate();
  const origin = publicOrigin(window.location);
  const send = async (values: SignupValues): Promise<AuthOutcome> => {
    const answer = await askAccount((service) => service.signUp({ ...values, locale: 'fr' }));
    accountDeletion.set(false);
    if (answer.kind === 'done') await navigate(waitroomPath(values.email));
    return toOutcome(answer);
  };
  return (
    <AccountPage title={t('login.create')}>
      <SignupForm
        onSend={send}
        loginHref="/org/auth/login"
        legalHref={`${origin}/mentions-legales`}
        privacyHref={`${origin}/confidentialite`}
        social={<SocialSignIn />}
      />
    </AccountPage>
  );
}
