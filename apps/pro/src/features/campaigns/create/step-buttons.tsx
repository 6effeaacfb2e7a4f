import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from '../campaigns.module.css';
import { campaignsTexts } from '../words.ts';

export const StepButtons = ({
  onPrevious,
  onNext,
}: {
  onPrevious?: () => void;
  onNext?: (() => void) | undefined;
}) => {
  const { t } = useTranslation(campaignsTexts);
  return (
    <div className={classes.actions}>
      {onPrevious && (
        <Button variant="secondary" icon="chevron-left" onClick={onPrevious}>
          {t('create.previous')}
        </Button>
      )}
      {onNext && (
        <Button icon="arrow-right" onClick={onNext}>
          {t('create.next')}
        </Button>
      )}
    </div>
  );
};
