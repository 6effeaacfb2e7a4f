import { WelcomeCountdown } from '@parages/accounts/waiting/welcome-countdown';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useProfile } from '../../lib/session/signed-in.ts';
import { addAccountWords } from './account-words.ts';

addAccountWords();

export const accountWelcomePage = () => ({ Component: WelcomePage });

function WelcomePage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const profile = useProfile();
  return (
    <AccountPage title={t('titles.welcome')}>
      <WelcomeCountdown
        firstName={profile?.firstName || null}
        onContinue={() => void navigate('/onboarding', { replace: true })}
        laterHref="/"
      />
    </AccountPage>
  );
}
