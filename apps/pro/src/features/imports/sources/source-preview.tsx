import type { FollowedSource } from '@parages/contracts/types';
import { formatTime } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { formatShortDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import classes from './sources.module.css';
import { sourcesTexts } from './sources-words.ts';

type Preview = NonNullable<FollowedSource['preview']>;

export type SourcePreviewProps = { preview: Preview; isOfTeam: boolean };

/** What the address would bring, before it is followed. */
export function SourcePreview({ preview, isOfTeam }: SourcePreviewProps) {
  const { t } = useTranslation(sourcesTexts);
  const { kept, incomplete, toLocate = 0, leftOut, isCut, events } = preview;
  const words = isOfTeam ? 'previewOfTeam' : 'preview';
  const counted = (count: number) => ({ count, formatted: formatCount(count) });
  const reasons = leftOut.map(({ reason, count }) => t(`leftOut.${reason}`, { count }));
  return (
    <div className={classes.preview}>
      <p className={classes.kept}>{t('preview.kept', counted(kept))}</p>
      {kept > 0 && (
        <p className={classes.text}>
          {incomplete === 0
            ? t(`${words}.complete`)
            : t(`${words}.incomplete`, counted(incomplete))}
        </p>
      )}
      {toLocate > 0 && <p className={classes.text}>{t('preview.toLocate', counted(toLocate))}</p>}
      {events.length > 0 && (
        <ol className={classes.events} aria-label={t('preview.first')}>
          {events.map((event) => (
            <Event key={`${event.startDate} ${event.startTime} ${event.title}`} event={event} />
          ))}
        </ol>
      )}
      {reasons.length > 0 && (
        <p className={classes.hint}>{t('preview.leftOut', { reasons: reasons.join(', ') })}</p>
      )}
      {isCut && <p className={classes.hint}>{t(`${words}.cut`)}</p>}
      <p className={classes.hint}>{t('preview.byHand')}</p>
    </div>
  );
}

function Event({ event }: { event: Preview['events'][number] }) {
  const { t } = useTranslation(sourcesTexts);
  const { title, startDate, startTime, place, isComplete } = event;
  const hour = startTime === null ? '' : `, ${formatTime(startTime)}`;
  return (
    <li>
      <time dateTime={startTime === null ? startDate : `${startDate}T${startTime}`}>
        {`${formatShortDay(startDate, parisToday())}${hour}`}
      </time>
      <span>
        <strong>{title}</strong>
        <small>{[place, !isComplete && t('preview.draft')].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}
