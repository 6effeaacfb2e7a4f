import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import { insightTexts } from './insight.fr.ts';
import classes from './insight.module.css';

export const Waiting = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const { t } = useTranslation(insightTexts);
  return hasFailed ? (
    <p role="alert" className={classes.hint}>
      {t('failed')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  ) : (
    <p className={classes.hint} aria-busy="true">
      {t('loading')}
    </p>
  );
};
