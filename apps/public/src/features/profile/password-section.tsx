import { ChangePasswordForm } from '@parages/accounts/forms/change-password-form';
import { problemOf } from '@parages/contracts/api-problem';
import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changePassword } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function PasswordSection() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  return (
    <ProfileSection title={t('password.title')} hint={t('password.hint')}>
      <ChangePasswordForm
        onSend={(current, password) =>
          changePassword(client, current, password).then(() => undefined, problemOf)
        }
        onDone={() => toast('success', t('password.changed'))}
        words={{
          current: t('password.current'),
          submit: t('password.submit'),
          absent: t('password.absent'),
        }}
      />
    </ProfileSection>
  );
}
