import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsTexts } from '../words.ts';
import classes from './create.module.css';
import type { PeriodFieldsProps } from './period-fields.tsx';

// Lazy: the date field, which `PeriodFields` imports, is only needed to plan or edit a campaign.
const PeriodFields = lazy(async () => ({
  default: (await import('./period-fields.tsx')).PeriodFields,
}));

/** Busy text while the data or the code of the period fields loads. */
export const Reading = () => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <p className={classes.hint} aria-busy="true">
      {t('create.reading')}
    </p>
  );
};

/** `PeriodFields`, with a busy text until its chunk is loaded. */
export const PeriodEntry = (props: PeriodFieldsProps) => (
  <Suspense fallback={<Reading />}>
    <PeriodFields {...props} />
  </Suspense>
);
