import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import { campaignsTexts } from '../words.ts';
import classes from './create.module.css';
import type { PeriodFieldsProps } from './period-fields.tsx';

const PeriodFields = lazyPart(async () => (await import('./period-fields.tsx')).PeriodFields);

export const Reading = () => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <p className={classes.hint} aria-busy="true">
      {t('create.reading')}
    </p>
  );
};

export const PeriodEntry = (props: PeriodFieldsProps) => (
  <Part waiting={<Reading />}>
    <PeriodFields {...props} />
  </Part>
);
