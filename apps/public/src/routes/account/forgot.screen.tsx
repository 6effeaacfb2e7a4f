import { ForgotPasswordForm } from '@parages/accounts/forms/forgot-password-form';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/account-page.tsx';
import { InboxHint } from '../../features/account/inbox-hint.tsx';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const forgotPage = () => ({ Component: ForgotPage });

function ForgotPage() {
  const { t } = useTranslation('account');
  const ask = useAccount();
  const { toOutcome } = useOutcome();
  return (
    <AccountPage title={t('titles.forgot')}>
      <ForgotPasswordForm
        onSend={async (email) => toOutcome(await ask((service) => service.sendReset(email)))}
        loginHref="/auth/login"
        hint={<InboxHint />}
      />
    </AccountPage>
  );
}
