import type { UserProfile } from '@parages/contracts/types';
import { memberRoleLabels } from '@parages/contracts/vocabulary/member-roles.fr';
import { organisationStatusLabels } from '@parages/contracts/vocabulary/organisation-statuses.fr';
import { Switch } from '@parages/ui/auth/switch';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import type { ReactNode } from 'react';
import { publicOrigin } from '../../lib/public-origin.ts';
import { NamesSection } from './names-section.tsx';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';
import { say } from './profile-words.ts';

export type OwnProfileProps = {
  profile: UserProfile;
  /** Somebody was led here from a page that needs a permission. */
  isReserved: boolean;
  /** The part where the password is changed, which speaks as pages of accounts do. */
  password: ReactNode;
};

/** One's own profile, as far as organisers need it: names, address, organisations, notifications, password. */
export const OwnProfile = ({ profile, isReserved, password }: OwnProfileProps) => (
  <div className={classes.page}>
    <header>
      <h1>{profile.firstName ? say('hello', { name: profile.firstName }) : say('title')}</h1>
      <p className={classes.intro}>{say('intro')}</p>
    </header>
    {isReserved && (
      <Notice tone="warning" title={say('reserved')}>
        <p className={classes.text}>{say('reservedText')}</p>
      </Notice>
    )}
    <NamesSection profile={profile} />
    <ProfileSection title={say('memberships.title')}>
      <Memberships organisations={profile.organisations} />
    </ProfileSection>
    <Notifications isOn={profile.notifications.hasServiceNews} />
    {password}
  </div>
);

/** Organisations somebody belongs to, with the role there. */
export function Memberships({ organisations }: Pick<UserProfile, 'organisations'>) {
  if (organisations.length === 0)
    return (
      <>
        <p className={classes.hint}>{say('memberships.none')}</p>
        <div>
          <Button href="/org/organisations/new" variant="secondary" icon="plus">
            {say('memberships.declare')}
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
  const save = useSaveProfile();
  const isShownOn = save.isPending ? (save.variables.notifications?.hasServiceNews ?? isOn) : isOn;
  const change = (hasServiceNews: boolean) =>
    save.mutate(
      { notifications: { hasServiceNews } },
      { onSuccess: () => toast('success', say('saved')) },
    );
  return (
    <ProfileSection title={say('notifications.title')}>
      <p className={classes.hint}>{say('notifications.always')}</p>
      <Switch
        label={say('notifications.service')}
        hint={say('notifications.serviceHint')}
        isOn={isShownOn}
        onChange={change}
      />
      <p className={classes.hint}>
        {say('notifications.others')}{' '}
        <a href={`${publicOrigin(window.location)}/profile`}>{say('notifications.othersLink')}</a>
      </p>
    </ProfileSection>
  );
}
