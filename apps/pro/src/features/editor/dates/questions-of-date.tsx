import { limits } from '@parages/contracts/vocabulary/limits';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { parisToday } from '../../../lib/clock.ts';
import { TextField } from '../../../lib/form/text-field.tsx';
import classes from '../tabs/tabs.module.css';
import { dateQuestionsTexts } from '../tabs/words/questions-of-date.fr.ts';
import { dateQuestions } from './date-questions.ts';
import { LostStatesNotice } from './lost-states-notice.tsx';
import type { Period } from './recurrence.ts';

export type QuestionsOfDateProps = {
  period: Period;
  periods: readonly Period[];
  /** The field of the note; absent beside a date whose fields are closed. */
  note?: { name: string; onChange: (note: string) => void };
};

/**
 * The note of a date among several, and what is questioned about the date. The last one warns about
 * all: a removed date has no row, and this file loads after the list of dates.
 */
export function QuestionsOfDate({ period, periods, note }: QuestionsOfDateProps) {
  const { t } = useTranslation(dateQuestionsTexts);
  const { eventId } = useParams();
  const isLast = periods.length === 0 || period === periods.at(-1);
  return (
    <>
      {note && (periods.length > 1 || period.note) && (
        <TextField
          name={note.name}
          label={t('note')}
          description={t('noteHint')}
          maxLength={limits.dateNote.max}
          value={period.note ?? ''}
          onChange={note.onChange}
        />
      )}
      {dateQuestions(period, periods, parisToday()).map((question) => (
        <p key={question} className={classes.hint}>
          {t(question)}
        </p>
      ))}
      {eventId !== undefined && isLast && <LostStatesNotice poiId={eventId} periods={periods} />}
    </>
  );
}
