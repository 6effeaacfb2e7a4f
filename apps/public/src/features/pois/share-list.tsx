import { IconButton } from '@parages/ui/icon-button/icon-button';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { shareAddress } from '../../lib/share-address.ts';
import classes from './pois.module.css';

export function ShareList() {
  const { t } = useTranslation('list');
  const onClick = async () => {
    const outcome = await shareAddress({ title: document.title, url: window.location.href });
    if (outcome === 'copied') toast('success', t('copied'));
    if (outcome === 'failed') toast('error', t('notShared'));
  };
  return (
    <IconButton
      icon="share"
      label={t('share')}
      variant="outline"
      className={classes.share}
      onClick={() => void onClick()}
    />
  );
}
