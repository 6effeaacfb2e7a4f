import { ResetPasswordForm } from '@parages/accounts/forms/reset-password-form';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useOutcome } from '../../features/account/use-outcome.ts';
import { useAccount } from '../../lib/session/account.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const resetPage = () => ({ Component: ResetPage });

function ResetPage() {
  const { t } = useTranslation('account');
  const { t: say } = useTranslation('auth');
  const ask = useAccount();
  const { toOutcome } = useOutcome();
  const send = async (password: string): Promise<AuthOutcome> => {
    const answer = await ask((service) => service.resetPassword(password));
    const isLost =
      answer.kind === 'refused' && answer.reason !== 'unreachable' && answer.reason !== 'limited';
    return isLost ? { failure: say('reset.failed') } : toOutcome(answer);
  };
  return (
    <AccountPage title={t('titles.reset')}>
      <ResetPasswordForm onSend={send} loginHref="/auth/login" forgotHref="/auth/forgot-password" />
    </AccountPage>
  );
}
