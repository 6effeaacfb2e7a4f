import type { ReviewItem } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { tellAge } from './tell-age.fr.ts';

export type QueueProps = {
  items: readonly ReviewItem[];
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

const oldMs = 2 * 86_400_000;

/** What waits, the longest first, each with what a moderator wants to know before opening it. */
export const Queue = ({ items, currentId, onOpen }: QueueProps) => {
  const { t } = useTranslation(moderationTexts);
  return (
    <nav aria-label={t('queue')}>
      <ol className={classes.queue}>
        {items.map(
          ({ id, label, organisation, submittedAt, isRevision, isOwn, duplicates, claim }) => {
            const age = now().getTime() - new Date(submittedAt).getTime();
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === currentId ? 'true' : undefined}
                  onClick={() => onOpen(id)}
                >
                  <strong>{label}</strong>
                  <span className={classes.hint}>{organisation?.name ?? t('nobody')}</span>
                  <span className={classes.badges}>
                    <Badge tone={age > oldMs ? 'danger' : 'paper'}>
                      {t('waits', { delay: tellAge(age) })}
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
