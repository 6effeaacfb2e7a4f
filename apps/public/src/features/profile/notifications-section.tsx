import { Switch } from '@parages/accounts/fields/switch';
import type { UserProfile } from '@parages/contracts/types';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

const kinds = ['hasDigest', 'hasReminders', 'hasFollowNews', 'hasServiceNews'] as const;

export function NotificationsSection({ profile: { notifications } }: { profile: UserProfile }) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const change = (kind: (typeof kinds)[number], isOn: boolean) =>
    save.mutate(
      { notifications: { [kind]: isOn } },
      { onSuccess: () => toast('success', t('saved')) },
    );
  const asked = save.isPending ? save.variables.notifications : undefined;
  return (
    <ProfileSection title={t('notifications.title')} hint={t('notifications.hint')}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`notifications.${kind}`)}
          hint={t(`notifications.${kind}Hint`)}
          isOn={asked?.[kind] ?? notifications[kind]}
          onChange={(isOn) => change(kind, isOn)}
        />
      ))}
    </ProfileSection>
  );
}
