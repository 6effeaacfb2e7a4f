import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from './stage.module.css';
import type { MapPoints } from './use-map-points.ts';

export type MapNoticeProps = {
  state: MapPoints['state'];
  onRetry: () => void;
};

export function MapNotice({ state, onRetry }: MapNoticeProps) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.notices}>
      <div role="status" className={classes.notice} data-state={state}>
        {state === 'loading' && <p>{t('loadingEvents')}</p>}
        {state === 'empty' && <p>{t('empty')}</p>}
        {state === 'failed' && <p>{t('failed')}</p>}
      </div>
      {state === 'failed' && (
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
