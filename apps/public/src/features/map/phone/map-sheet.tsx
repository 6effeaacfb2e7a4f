import { formatCount } from '@parages/ui/format/number.fr';
import { Icon } from '@parages/ui/icon/icon';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { areaOf, type MapSearch } from '../map-area.ts';
import { MapCardItems } from '../map-card-list.tsx';
import { ClusterItems } from '../marks/cluster-items.tsx';
import type { Cluster, MapPoint } from '../marks/map-marks.ts';
import type { MapPoints } from '../use-map-points.ts';
import classes from './sheet.module.css';

export type MapSheetProps = {
  search: MapSearch;
  points: MapPoints;
  selected: readonly MapPoint[] | null;
  onRelease: () => void;
  onOpen: (cluster: Cluster) => void;
  isOpenAtFirst: boolean;
};

const pageSize = 10;
const chunksOf = (pois: readonly MapPoint[]): (readonly MapPoint[])[] =>
  Array.from({ length: Math.ceil(pois.length / pageSize) }, (_, index) =>
    pois.slice(index * pageSize, (index + 1) * pageSize),
  );

/** The list makes the events of the map accessible to visitors who cannot use a map. */
export function MapSheet({
  search,
  points,
  selected,
  onRelease,
  onOpen,
  isOpenAtFirst,
}: MapSheetProps) {
  const { t } = useTranslation('map');
  const id = useId();
  const local = useLocal({ formatCount });
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const count =
    points.pois.length + points.clusters.reduce((sum, cluster) => sum + cluster.count, 0);
  const isShown = isOpen || selected !== null;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !selected) return;
    // Keeps Escape from also closing the dialog around the sheet.
    event.preventDefault();
    onRelease();
  };
  // The pressed cluster disappears from the list, so the focus moves to the toggle.
  const open = (cluster: Cluster) => {
    toggle.current?.focus();
    onOpen(cluster);
  };
  return (
    <section className={classes.sheet} aria-label={t('list')} onKeyDown={close}>
      <div className={classes.head}>
        {selected ? (
          <>
            <h3 className={classes.title}>{t('selected', { count: selected.length })}</h3>
            <IconButton icon="close" label={t('release')} onClick={onRelease} />
          </>
        ) : (
          <button
            ref={toggle}
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="list" />
            {t('inSight', { count, formatted: local.formatCount(count) })}
          </button>
        )}
      </div>
      <div id={id} hidden={!isShown}>
        {selected && <Selected pois={selected} search={search} />}
        {!selected && isOpen && <InSight search={search} points={points} onOpen={open} />}
      </div>
    </section>
  );
}

function Selected({ pois, search }: { pois: readonly MapPoint[]; search: MapSearch }) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (pois.length > 0) ref.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [pois]);
  return (
    <ul ref={ref} className={classes.cards}>
      {chunksOf(pois).map((page) => (
        <MapCardItems key={page[0]?.id} pois={page} search={search} />
      ))}
    </ul>
  );
}

function InSight({ search, points, onOpen }: Pick<MapSheetProps, 'search' | 'points' | 'onOpen'>) {
  const { t } = useTranslation('map');
  const [pages, setPages] = useState(1);
  const { pois, clusters } = points;
  if (clusters.length > 0)
    return (
      <>
        <p className={classes.hint}>{t('manyInSight')}</p>
        <ul className={classes.cards}>
          <ClusterItems clusters={clusters} place={areaOf(search).centre} onOpen={onOpen} />
        </ul>
      </>
    );
  return (
    <ul className={classes.cards}>
      {chunksOf(pois.slice(0, pages * pageSize)).map((page) => (
        <MapCardItems key={page[0]?.id} pois={page} search={search} />
      ))}
      {pois.length > pages * pageSize && (
        <li>
          <button type="button" className={classes.more} onClick={() => setPages(pages + 1)}>
            {t('more')}
          </button>
        </li>
      )}
    </ul>
  );
}
