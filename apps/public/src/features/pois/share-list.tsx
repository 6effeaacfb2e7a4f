import { serviceOrigin } from '@parages/session/app-shell';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { ShareControl } from '../../lib/share/share-control.tsx';
import classes from './pois.module.css';

export function ShareList() {
  const { t } = useTranslation('list');
  return (
    <ShareControl
      className={classes.share}
      read={() => ({
        title: document.title,
        url: window.location.href.replace(window.location.origin, serviceOrigin()),
      })}
      failure={t('notShared')}
    >
      {(press) => <IconButton icon="share" label={t('share')} variant="outline" {...press} />}
    </ShareControl>
  );
}
