import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import classes from '../editor.module.css';
import { editor } from '../editor.queries.ts';
import { dateStates } from './date-states.queries.ts';
import { lostStates } from './lost-states.ts';
import { lostStatesTexts } from './lost-states-notice.fr.ts';
import { periodText } from './period-text.fr.ts';
import type { Period } from './recurrence.ts';

export type LostStatesNoticeProps = { poiId: string; periods: readonly Period[] };

/**
 * Warns when dates that are announced as cancelled, full or moved are not among `periods`: their
 * publication would remove the announcement. Nothing for an event that has no published version.
 */
export function LostStatesNotice({ poiId, periods }: LostStatesNoticeProps) {
  const { t } = useTranslation(lostStatesTexts);
  const { data: poi } = useQuery(editor.one(poiId));
  const isRevision = poi?.publishedVersion != null && poi.workingVersion !== null;
  const { data, isFetching } = useQuery({ ...dateStates(poiId), enabled: isRevision });
  // While they load again, `periods` may be newer than the published dates.
  const lost = isRevision && data && !isFetching ? lostStates(data.items, periods, now()) : [];
  const count = lost.length;
  return (
    <div role="status">
      {count > 0 && (
        <Notice tone="warning" title={t('title', { count })}>
          <p className={classes.noticeText}>{t('text', { count })}</p>
          <ul className={classes.noticeText}>
            {lost.map((date) => (
              <li key={`${date.startDate} ${date.startTime}`}>
                {periodText(date)} ·{' '}
                {date.liveState === 'scheduled' ? t('moved') : liveStateLabels[date.liveState]}
              </li>
            ))}
          </ul>
          <p className={classes.noticeText}>{t('hint')}</p>
        </Notice>
      )}
    </div>
  );
}
