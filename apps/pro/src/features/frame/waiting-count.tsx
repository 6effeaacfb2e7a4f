import type { ReviewQueueName } from '@parages/contracts/vocabulary/events/review/review-queues';
import { formatCount } from '@parages/ui/format/number.fr';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useReviewQueues } from '../../lib/review-queues/review-queues.queries.ts';
import { frameTexts } from './frame.fr.ts';
import classes from './side-menu.module.css';

/** The number of entries in these queues of the team; nothing while they are empty or unread. */
export function WaitingCount({ queues }: { queues: readonly ReviewQueueName[] }) {
  const { t } = useTranslation(frameTexts);
  const { query } = useReviewQueues();
  const count = (query.data?.items ?? [])
    .filter(({ queue }) => queues.includes(queue))
    .reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {formatCount(count)}
      <VisuallyHidden> {t('waiting')}</VisuallyHidden>
    </span>
  );
}
