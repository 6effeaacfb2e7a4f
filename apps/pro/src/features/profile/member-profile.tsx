import { isRefusal } from '@parages/contracts/api-problem';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { Memberships } from './own-profile.tsx';
import { profileTexts } from './profile.fr.ts';
import classes from './profile.module.css';
import { member } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function MemberProfile({ accountId }: { accountId: string }) {
  const { t } = useTranslation(profileTexts);
  const { data, error, refetch } = useQuery(member(accountId));
  if (isRefusal(error))
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={t('member.notFound')}
        actions={<Button href="/org/organisations">{t('member.back')}</Button>}
      />
    );
  if (!data && error)
    return (
      <PageFailed title={t('failed')} retry={t('member.retry')} onRetry={() => void refetch()} />
    );
  if (!data) return <PageWaiting>{t('member.loading')}</PageWaiting>;
  const { firstName, lastName, email, emailVerified, createdAt, organisations } = data;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={classes.page}>
      <header>
        <h1>{name || email}</h1>
        <p className={classes.intro}>{t('member.readOnly')}</p>
      </header>
      <ProfileSection title={t('member.title')}>
        <dl className={classes.facts}>
          <div>
            <dt>{t('names.email')}</dt>
            <dd>
              {email} {!emailVerified && <Badge tone="warning">{t('member.unverified')}</Badge>}
            </dd>
          </div>
        </dl>
        <p className={classes.hint}>{t('member.since', { day: dayOf(createdAt) })}</p>
      </ProfileSection>
      <ProfileSection title={t('member.organisations')}>
        <Memberships organisations={organisations} />
      </ProfileSection>
    </div>
  );
}
