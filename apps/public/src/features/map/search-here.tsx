import { Button } from '@parages/ui/button/button';
import { useTranslation } from 'react-i18next';
import classes from './stage.module.css';

/** Button under the map to search the visible rectangle: over the map it would hide marks. */
export function SearchHere({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.here}>
      <Button icon="search" onClick={onPress}>
        {t('searchHere')}
      </Button>
    </div>
  );
}
