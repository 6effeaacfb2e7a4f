import type { ReviewQueueCounts } from '@parages/contracts/types';
import type { ReviewQueueName } from '@parages/contracts/vocabulary/events/review/review-queues';
import { TryAgain } from '@parages/ui/error-state/try-again';
import type { IconName } from '@parages/ui/icon/icon-paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { isBefore } from 'date-fns/isBefore';
import { subDays } from 'date-fns/subDays';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { formatAge } from '../../lib/format-age.fr.ts';
import classes from './home.module.css';
import { Task } from './task.tsx';
import { homeTexts } from './tasks.ts';

const urgentAfterDays = 2;

const pages: Record<ReviewQueueName, { href: string; icon: IconName }> = {
  pois: { href: '/org/moderation', icon: 'eye' },
  organisations: { href: '/org/moderation/organisations', icon: 'check' },
  'organisation-changes': {
    href: '/org/moderation/organisations?status=changes',
    icon: 'pencil',
  },
  'event-messages': { href: '/org/moderation/messages?about=event', icon: 'mail' },
  'organisation-messages': {
    href: '/org/moderation/messages?about=organisation',
    icon: 'mail',
  },
  duplicates: { href: '/org/moderation?queue=duplicates', icon: 'copy' },
  photos: { href: '/org/moderation/photos', icon: 'download' },
};

/** The queues of the team with their number of entries and the age of the oldest one. */
export function Queues({ query }: { query: UseQueryResult<ReviewQueueCounts> }) {
  const { t } = useTranslation(homeTexts);
  const { data, error, refetch } = query;
  return (
    <section aria-labelledby="queues" aria-busy={!data && !error}>
      <h2 id="queues">{t('queues.title')}</h2>
      {!data && error && (
        <TryAgain title={t('queues.failed')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className={classes.tasks}>
          {data.items.map((item) => (
            <QueueTask {...item} key={item.queue} />
          ))}
        </ul>
      )}
    </section>
  );
}

function QueueTask({ queue, total, oldestAt }: ReviewQueueCounts['items'][number]) {
  const { t } = useTranslation(homeTexts);
  const isOld = oldestAt !== null && isBefore(oldestAt, subDays(now(), urgentAfterDays));
  return (
    <Task
      {...pages[queue]}
      tone={total === 0 ? 'waiting' : isOld ? 'urgent' : 'normal'}
      title={total === 0 ? t(`queues.none.${queue}`) : t(`queues.${queue}`, { count: total })}
      text={
        oldestAt === null
          ? undefined
          : t('queues.oldest', { delay: formatAge(new Date(oldestAt), now()) })
      }
      action={t('see')}
    />
  );
}
