import type { ReviewItem } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { isBefore } from 'date-fns/isBefore';
import { subDays } from 'date-fns/subDays';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { formatAge } from '../../lib/format-age.fr.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';

export type QueueProps = {
  items: readonly ReviewItem[];
  currentId: string | undefined;
  onOpen: (id: string) => void;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** Whether the moderator may select the event for a decision about several ones. */
export const isSelectable = ({ isOwn, claim }: ReviewItem): boolean =>
  !isOwn && (claim === null || claim.isMine);

const oldAfterDays = 2;

export const Queue = ({ items, currentId, onOpen, chosen, onToggle }: QueueProps) => {
  const { t } = useTranslation(moderationTexts);
  return (
    <nav aria-label={t('queue')}>
      <ol className={classes.queue}>
        {items.map((item) => {
          const { id, label, organisation, submittedAt, isRevision, isOwn } = item;
          const { duplicates, claim } = item;
          const isOld = isBefore(submittedAt, subDays(now(), oldAfterDays));
          return (
            <li key={id}>
              <label className={classes.mark}>
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  disabled={!isSelectable(item)}
                  onChange={() => onToggle(id)}
                />
                <VisuallyHidden>{t('bulk.one', { title: label })}</VisuallyHidden>
              </label>
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
                      {claim.isMine ? t('claimedByMe') : t('claimedBy', { name: claim.firstName })}
                    </Badge>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
