import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { dateQuestions } from '../dates/date-questions.ts';
import type { Period } from '../dates/recurrence.ts';
import { dateQuestionsTexts } from './questions-of-date.fr.ts';
import classes from './tabs.module.css';

export type QuestionsOfDateProps = { period: Period; periods: readonly Period[] };

export function QuestionsOfDate({ period, periods }: QuestionsOfDateProps) {
  const { t } = useTranslation(dateQuestionsTexts);
  return dateQuestions(period, periods, parisToday()).map((question) => (
    <p key={question} className={classes.hint}>
      {t(question)}
    </p>
  ));
}
