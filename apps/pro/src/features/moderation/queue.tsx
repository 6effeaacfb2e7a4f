import type { ReviewItem } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { isBefore } from 'date-fns/isBefore';
import { subDays } from 'date-fns/subDays';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { formatAge } from './format-age.fr.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';

export type QueueProps = {
  items: readonly ReviewItem[];
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

const oldAfterDays = 2;

export const Queue = ({ items, currentId, onOpen }: QueueProps) => {
  const { t } = useTranslation(moderationTexts);
  return (
    <nav aria-label={t('queue')}>
      <ol className={classes.queue}>
        {items.map(
          ({ id, label, organisation, submittedAt, isRevision, isOwn, duplicates, claim }) => {
            const isOld = isBefore(submittedAt, subDays(now(), oldAfterDays));
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === currentId ? 'true' : undefined}
                  onClick={() => onOpen(id)}
                >
                  <strong>{label}</strong>
                  <span className={classes.hint}>
                    {organisation?.name ?? t('withoutOrganisation')}
                  </span>
                  <span className={classes.badges}>
                    <Badge tone={isOld ? 'danger' : 'paper'}>
                      {t('waits', { delay: formatAge(new Date(submittedAt), now()) })}
                    </Badge>
                    {isRevision && <Badge tone="info">{t('revision')}</Badge>}
                    {duplicates > 0 && (
                      <Badge tone="warning">{t('duplicates', { count: duplicates })}</Badge>
                    )}
                    {isOwn && <Badge tone="ink">{t('own')}</Badge>}
                    {claim && (
                      <Badge tone="highlight">
                        {claim.isMine
                          ? t('claimedByMe')
                          : t('claimedBy', { name: claim.firstName })}
                      </Badge>
                    )}
                  </span>
                </button>
              </li>
            );
          },
        )}
      </ol>
    </nav>
  );
};
