import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsTexts } from '../words.ts';
import classes from './create.module.css';
import type { PeriodFieldsProps } from './period-fields.tsx';

const PeriodFields = lazy(async () => ({
  default: (await import('./period-fields.tsx')).PeriodFields,
}));

export const Reading = () => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <p className={classes.hint} aria-busy="true">
      {t('create.reading')}
    </p>
  );
};

export const PeriodEntry = (props: PeriodFieldsProps) => (
  <Suspense fallback={<Reading />}>
    <PeriodFields {...props} />
  </Suspense>
);
