import { refusalReasonLabels } from '@parages/contracts/vocabulary/events/refusal-reasons.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { ChangeList } from './change-list.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { moderation } from './moderation.queries.ts';

/** For the second review of an event: why it was refused, and what its organiser changed since. */
export function EarlierRefusal({ poiId }: { poiId: string }) {
  const { t } = useTranslation(moderationTexts);
  const { data, error } = useQuery(moderation.earlierRefusal(poiId));
  if (!data) return error ? <p className={classes.hint}>{t('earlier.failed')}</p> : null;
  if (data.refusal === null) return null;
  const { refusedAt, moderator, reasons, comment, note, changes } = data.refusal;
  return (
    <Notice tone="warning" title={t('earlier.title', { day: dayOf(refusedAt) })}>
      {moderator !== null && moderator !== '' && (
        <p className={classes.hint}>{t('earlier.by', { name: moderator })}</p>
      )}
      <ul className={classes.duplicates}>
        {reasons.map((reason) => (
          <li key={reason}>{refusalReasonLabels[reason].label}</li>
        ))}
      </ul>
      <Quoted label={t('earlier.comment')} text={comment} />
      <Quoted label={t('earlier.note')} text={note} />
      <section className={classes.since} aria-labelledby="changed-since">
        <h3 id="changed-since">{t('earlier.changes')}</h3>
        <ChangeList changes={changes} since="refusal" />
      </section>
    </Notice>
  );
}

const Quoted = ({ label, text }: { label: string; text: string | null }) =>
  text !== null && (
    <figure className={classes.quoted}>
      <figcaption>{label}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
