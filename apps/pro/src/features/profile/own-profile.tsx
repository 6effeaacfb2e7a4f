import type { UserProfile } from '@parages/contracts/types';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { organisationStatusLabels } from '@parages/contracts/vocabulary/organisations/organisation-statuses.fr';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publicOrigin } from '../../lib/public-origin.ts';
import { Switch } from '../../lib/switch/switch.tsx';
import { NamesSection } from './names-section.tsx';
import { profileTexts } from './profile.fr.ts';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export type OwnProfileProps = {
  profile: UserProfile;
  /** The account was redirected here from a page that needs a permission it lacks. */
  isReserved: boolean;
  /** Sections for the password and the account deletion. */
  password: ReactNode;
};

export const OwnProfile = ({ profile, isReserved, password }: OwnProfileProps) => {
  const { t } = useTranslation(profileTexts);
  return (
    <div className={classes.page}>
      <header>
        <h1>{profile.firstName ? t('hello', { name: profile.firstName }) : t('title')}</h1>
        <p className={classes.intro}>{t('intro')}</p>
      </header>
      {isReserved && (
        <Notice tone="warning" title={t('reserved')}>
          <p className={classes.text}>{t('reservedText')}</p>
        </Notice>
      )}
      <NamesSection profile={profile} />
      <ProfileSection title={t('memberships.title')}>
        <Memberships organisations={profile.organisations} />
      </ProfileSection>
      <Notifications isOn={profile.notifications.hasServiceNews} />
      {password}
    </div>
  );
};

export function Memberships({ organisations }: Pick<UserProfile, 'organisations'>) {
  const { t } = useTranslation(profileTexts);
  if (organisations.length === 0)
    return (
      <>
        <p className={classes.hint}>{t('memberships.none')}</p>
        <div>
          <Button href="/org/organisations/new" variant="secondary" icon="plus">
            {t('memberships.declare')}
          </Button>
        </div>
      </>
    );
  return (
    <ul className={classes.memberships}>
      {organisations.map(({ id, name, role, status }) => (
        <li key={id}>
          <Link href={`/org/organisations/${id}`}>{name}</Link>
          <span>
            {memberRoleLabels[role]} · {organisationStatusLabels[status]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Notifications({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(profileTexts);
  const save = useSaveProfile();
  const isShownOn = save.isPending ? (save.variables.notifications?.hasServiceNews ?? isOn) : isOn;
  const change = (hasServiceNews: boolean) =>
    save.mutate(
      { notifications: { hasServiceNews } },
      { onSuccess: () => toast('success', t('saved')) },
    );
  return (
    <ProfileSection title={t('notifications.title')}>
      <p className={classes.hint}>{t('notifications.always')}</p>
      <Switch
        label={t('notifications.service')}
        hint={t('notifications.serviceHint')}
        isOn={isShownOn}
        onChange={change}
      />
      <p className={classes.hint}>
        {t('notifications.others')}{' '}
        <a href={`${publicOrigin(window.location)}/profile`}>{t('notifications.othersLink')}</a>
      </p>
    </ProfileSection>
  );
}
