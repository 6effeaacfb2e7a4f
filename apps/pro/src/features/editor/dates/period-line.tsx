import { IconButton } from '@parages/ui/icon-button/icon-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../tabs/tabs.module.css';
import { datesTabTexts } from '../tabs/words/dates-tab.fr.ts';
import { periodText } from './period-text.fr.ts';
import type { Period } from './recurrence.ts';

export type PeriodLineProps = {
  period: Period;
  number: number;
  onEdit: () => void;
  onRemove: () => void;
  /** What the editor asks about the date. */
  children: ReactNode;
};

/** A date of a long list: its text, and two buttons instead of four fields. */
export function PeriodLine({ period, number, onEdit, onRemove, children }: PeriodLineProps) {
  const { t } = useTranslation(datesTabTexts);
  return (
    <fieldset className={classes.periodLine} aria-label={t('dates.period', { number })}>
      <span>{[periodText(period), period.note].filter(Boolean).join(' · ')}</span>
      <IconButton icon="pencil" label={t('dates.edit', { number })} onClick={onEdit} />
      <IconButton icon="trash" label={t('dates.remove', { number })} onClick={onRemove} />
      {children}
    </fieldset>
  );
}
