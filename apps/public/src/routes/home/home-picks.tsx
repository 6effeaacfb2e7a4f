import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { carousels } from '../../features/pois/carousels.queries.ts';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import classes from '../pages.module.css';

/** Events of the whole country; nothing when there are none, or while they fail to load. */
export function HomePicks() {
  const { t } = useTranslation('home');
  const { today } = useFilters();
  const { data: picks } = useQuery(carousels.picks());
  return (
    <div className={classes.results}>
      {picks && <PoiRow id="picks" title={t('picks')} items={picks} today={today} isFirst />}
    </div>
  );
}
