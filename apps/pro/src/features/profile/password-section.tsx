import { ChangePasswordForm } from '@parages/accounts/forms/change-password-form';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import type { SayAuth } from '@parages/accounts/words/auth-words';
import { problemOf } from '@parages/contracts/api-problem';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { profileTexts } from './profile.fr.ts';
import classes from './profile.module.css';
import { useChangePassword } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function PasswordSection({ sayAuth }: { sayAuth: SayAuth }) {
  const { t } = useTranslation(profileTexts);
  const { mutateAsync: change } = useChangePassword();
  return (
    <ProfileSection title={t('password.title')}>
      <p className={classes.hint}>{t('password.hint')}</p>
      <AuthWordsProvider say={sayAuth}>
        <ChangePasswordForm
          onSend={(currentPassword, newPassword) =>
            change({ currentPassword, newPassword }).then(() => undefined, problemOf)
          }
          onDone={() => toast('success', t('password.changed'))}
          words={{
            current: t('password.current'),
            submit: t('password.submit'),
            absent: t('password.absent'),
          }}
        />
      </AuthWordsProvider>
    </ProfileSection>
  );
}
