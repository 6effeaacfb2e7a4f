import { Button } from '@parages/ui/button/button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { canKeepOffline, keepOffline } from '../../lib/offline/register.ts';
import classes from './offline.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function OfflineStatus() {
  const { t } = useTranslation('offline');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [update, setUpdate] = useState<{ apply: () => void } | null>(null);
  useEffect(() => {
    if (canKeepOffline()) keepOffline((apply) => setUpdate({ apply })).catch(() => undefined);
  }, []);
  return (
    <div role="status" className={classes.status}>
      {!isOnline && t('notice')}
      {isOnline && update && (
        <>
          {t('updateReady')}
          <Button variant="highlight" onClick={update.apply}>
            {t('update')}
          </Button>
        </>
      )}
    </div>
  );
}
