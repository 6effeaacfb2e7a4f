import { WelcomeCountdown } from '@parages/accounts/waiting/welcome-countdown';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { authTexts } from '../../features/account/auth-texts.ts';
import { takeReturnPath } from '../../lib/session/after-sign-in.ts';
import { useProfile } from '../../lib/session/signed-in.ts';

export function AccountWelcomePage() {
  const { t } = useTranslation(authTexts);
  const navigate = useNavigate();
  const profile = useProfile();
  if (profile && profile.organisations.length > 0) return <Navigate to="/org/home" replace />;
  return (
    <AccountPage title={t('welcome.titleAlone')}>
      <WelcomeCountdown
        firstName={profile?.firstName || null}
        onContinue={() => void navigate(takeReturnPath('/org/profile'), { replace: true })}
        laterHref="/org/"
      />
    </AccountPage>
  );
}
