import { formatKilometres } from '@parages/ui/format/distance.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import type { LonLat } from '../../../lib/search/filters.search-params.ts';
import { kmBetween } from '../map-area.ts';
import classes from '../phone/sheet.module.css';
import { directionOf } from './directions.ts';
import type { Cluster } from './map-marks.ts';

const hereKm = 1;

export function ClusterItems({
  clusters,
  place,
  onOpen,
}: {
  clusters: readonly Cluster[];
  place: LonLat;
  onOpen: (cluster: Cluster) => void;
}) {
  const { t } = useTranslation('map');
  const local = useLocal({ formatCount, formatKilometres });
  return clusters.map((cluster) => {
    const km = kmBetween(place, cluster.position);
    const away = {
      distance: local.formatKilometres(km),
      direction: t(`directions.${directionOf(place, cluster.position)}`),
    };
    return (
      <li key={cluster.key}>
        <button type="button" className={classes.group} onClick={() => onOpen(cluster)}>
          <strong>
            {t('group', { count: cluster.count, formatted: local.formatCount(cluster.count) })}
          </strong>
          <span>{km < hereKm ? t('groupHere') : t('groupAway', away)}</span>
        </button>
      </li>
    );
  });
}
