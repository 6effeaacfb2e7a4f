import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { ReviewQueueName } from '@parages/contracts/vocabulary/events/review/review-queues';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { useCurrentInSight } from '@parages/ui/current-in-sight/use-current-in-sight';
import { Icon } from '@parages/ui/icon/icon';
import type { IconName } from '@parages/ui/icon/icon-paths';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Link } from '@parages/ui/link/link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isReaderOf } from '../../lib/session/permissions.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { type frameFr, frameTexts } from './frame.fr.ts';
import classes from './side-menu.module.css';

type Entry = {
  path: string;
  word: keyof typeof frameFr.menuEntries;
  icon: IconName;
  needs?: Permission;
  /** Shown only to editors and owners of an approved organisation. */
  needsApproved?: true;
  needsAdmin?: true;
  /** Shown to readers of an organisation too, who have no permission. */
  isForReaders?: true;
  queues?: readonly ReviewQueueName[];
};

const own: readonly Entry[] = [
  { path: '/org/home', word: 'home', icon: 'home' },
  {
    path: '/org/events',
    word: 'events',
    icon: 'calendar',
    needs: 'poi_editor',
    isForReaders: true,
  },
  { path: '/org/imports', word: 'imports', icon: 'list', needs: 'poi_editor', needsApproved: true },
  { path: '/org/campaigns', word: 'campaigns', icon: 'radius', needs: 'camp_editor' },
  { path: '/org/organisations', word: 'organisations', icon: 'people' },
  { path: '/org/profile', word: 'profile', icon: 'user' },
];
const moderation: readonly Entry[] = [
  {
    path: '/org/moderation',
    word: 'moderation',
    icon: 'eye',
    needs: 'poi_mod',
    queues: ['pois'],
  },
  {
    path: '/org/moderation/organisations',
    word: 'organisationQueue',
    icon: 'check',
    needs: 'org_mod',
    queues: ['organisations', 'organisation-changes'],
  },
  {
    path: '/org/moderation/messages',
    word: 'messages',
    icon: 'mail',
    needs: 'poi_mod',
    queues: ['event-messages', 'organisation-messages'],
  },
  {
    path: '/org/moderation/photos',
    word: 'feedPhotos',
    icon: 'download',
    needs: 'image_mod',
    queues: ['photos'],
  },
  { path: '/org/moderation/campaigns', word: 'allCampaigns', icon: 'gift', needs: 'camp_mod' },
  { path: '/org/moderation/users', word: 'users', icon: 'people', needsAdmin: true },
  { path: '/org/moderation/security', word: 'securityJournal', icon: 'lock', needsAdmin: true },
];

const all = [...own, ...moderation];

const currentOf = (pathname: string): string | undefined =>
  all
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];

// Without its file the menu has no counts.
const WaitingCount = lazyPart(() =>
  import('./waiting-count.tsx').then(
    (loaded) => loaded.WaitingCount,
    () => () => null,
  ),
);

export function SideMenu() {
  const { t } = useTranslation(frameTexts);
  const { pathname } = useLocation();
  const { permissions = [], organisations = [], role } = useProfile() ?? {};
  const isApproved = organisations.some(
    ({ status, role }) => status === 'approved' && isEditorRole(role),
  );
  const current = currentOf(pathname);
  // On a phone the row scrolls: keeps the current entry visible.
  const row = useCurrentInSight<HTMLElement>(current);
  const allowed = (entries: readonly Entry[]) =>
    entries.filter(
      ({ needs, needsApproved, needsAdmin, isForReaders }) =>
        (needs === undefined ||
          permissions.includes(needs) ||
          (isForReaders === true && isReaderOf(organisations))) &&
        (needsApproved === undefined || isApproved) &&
        (needsAdmin === undefined || role === 'admin'),
    );
  const items = (entries: readonly Entry[]) =>
    entries.map(({ path, word, icon, queues }) => (
      <li key={path}>
        <Link
          href={path}
          className={classes.link}
          aria-current={path === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(`menuEntries.${word}`)}
          {queues && (
            <Suspense>
              <WaitingCount queues={queues} />
            </Suspense>
          )}
        </Link>
      </li>
    ));
  const team = allowed(moderation);
  return (
    <nav ref={row} className={classes.menu} aria-label={t('spaceMenu')}>
      <ul>{items(allowed(own))}</ul>
      {team.length > 0 && (
        <>
          <p id="moderation-menu">{t('moderationGroup')}</p>
          <ul aria-labelledby="moderation-menu">{items(team)}</ul>
        </>
      )}
    </nav>
  );
}
