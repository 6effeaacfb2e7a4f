import { ForgotPasswordForm } from '@parages/accounts/forms/forgot-password-form';
import { ResetPasswordForm } from '@parages/accounts/forms/reset-password-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authText, authTexts } from '../../features/account/auth-texts.ts';
import { InboxHint } from '../../features/account/inbox-hint.tsx';
import { toOutcome } from '../../features/account/outcome.ts';
import { askAccount } from '../../lib/session/account.ts';

export const ForgotPage = () => {
  const { t } = useTranslation(authTexts);
  return (
    <AccountPage title={t('forgot.title')}>
      <ForgotPasswordForm
        onSend={async (email) => toOutcome(await askAccount((service) => service.sendReset(email)))}
        loginHref="/org/auth/login"
        hint={<InboxHint />}
      />
    </AccountPage>
  );
};

async function reset(password: string): Promise<AuthOutcome> {
  const answer = await askAccount((service) => service.resetPassword(password));
  const isLost =
    answer.kind === 'refused' && answer.reason !== 'unreachable' && answer.reason !== 'limited';
  return isLost ? { failure: authText('reset.failed') } : toOutcome(answer);
}

export const ResetPage = () => {
  const { t } = useTranslation(authTexts);
  return (
    <AccountPage title={t('reset.title')}>
      <ResetPasswordForm
        onSend={reset}
        loginHref="/org/auth/login"
        forgotHref="/org/auth/forgot-password"
      />
    </AccountPage>
  );
};
