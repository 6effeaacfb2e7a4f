import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import classes from '../tabs/tabs.module.css';
import { dateQuestionsTexts } from '../tabs/words/questions-of-date.fr.ts';
import { dateQuestions } from './date-questions.ts';
import type { Period } from './recurrence.ts';

export type QuestionsOfDateProps = { period: Period; periods: readonly Period[] };

export function QuestionsOfDate({ period, periods }: QuestionsOfDateProps) {
  const { t } = useTranslation(dateQuestionsTexts);
  return dateQuestions(period, periods, parisToday()).map((question) => (
    <p key={question} className={classes.hint}>
      {t(question)}
    </p>
  ));
}
