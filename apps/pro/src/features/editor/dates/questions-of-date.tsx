import { limits } from '@parages/contracts/vocabulary/limits';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { TextField } from '../../../lib/form/text-field.tsx';
import classes from '../tabs/tabs.module.css';
import { dateQuestionsTexts } from '../tabs/words/questions-of-date.fr.ts';
import { dateQuestions } from './date-questions.ts';
import type { Period } from './recurrence.ts';

export type QuestionsOfDateProps = {
  period: Period;
  periods: readonly Period[];
  /** The field of the note; absent beside a date whose fields are closed. */
  note?: { name: string; onChange: (note: string) => void };
};

/** The note of a date among several, and what is questioned about the date. */
export function QuestionsOfDate({ period, periods, note }: QuestionsOfDateProps) {
  const { t } = useTranslation(dateQuestionsTexts);
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
    </>
  );
}
