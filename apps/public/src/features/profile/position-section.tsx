import type { UserProfile } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { formatInstantDay } from '@parages/ui/format/day.fr';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { useForgetPosition } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function PositionSection({ profile: { latestPosition } }: { profile: UserProfile }) {
  const { t } = useTranslation('profile');
  const local = useLocal({ formatInstantDay });
  const forget = useForgetPosition();
  return (
    <ProfileSection title={t('position.title')} hint={t('position.hint')}>
      {latestPosition === null ? (
        <p>{t('position.none')}</p>
      ) : (
        <>
          <p>
            <strong>
              {latestPosition.name ??
                `${latestPosition.position.lat} · ${latestPosition.position.lon}`}
            </strong>
            {' · '}
            {t('position.since', {
              day: local.formatInstantDay(new Date(latestPosition.updatedAt)),
            })}
          </p>
          <p>
            <Button
              variant="secondary"
              icon="trash"
              isBusy={forget.isPending}
              onClick={() =>
                forget.mutate(undefined, {
                  onSuccess: () => toast('success', t('position.deleted')),
                })
              }
            >
              {t('position.delete')}
            </Button>
          </p>
        </>
      )}
    </ProfileSection>
  );
}
