import { formatCount } from '@parages/ui/format/number.fr';
import { clusterIcon, pinIcon, pointedIcon, stackIcon } from '@parages/ui/map/mark-icons';
import type { DivIcon, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker } from 'react-leaflet';
import { useHighlight, usePointed } from '../../../lib/highlight.tsx';
import { useLocal } from '../../../lib/i18n/local.ts';
import { type Cluster, clusterSize, type MapPoint, type Mark } from './map-marks.ts';

// Offsets of the z-index: `raised` for a mark with the pointer or the focus, `onTop` for
// `PointedMark`.
const raised = 10_000;
const onTop = 20_000;
const pressing = ['Enter', ' '];

export type PoiMarksProps = {
  marks: readonly Mark[];
  onSelect: (pois: readonly MapPoint[]) => void;
  onOpen: (cluster: Cluster) => void;
};

export const PoiMarks = memo(function PoiMarks({ marks, onSelect, onOpen }: PoiMarksProps) {
  return marks.map((mark) => (
    <OneMark key={mark.key} mark={mark} onSelect={onSelect} onOpen={onOpen} />
  ));
});

type OneMarkProps = Omit<PoiMarksProps, 'marks'> & { mark: Mark };

const OneMark = memo(function OneMark({ mark, onSelect, onOpen }: OneMarkProps) {
  const highlight = useHighlight();
  const icon = useIcon(mark);
  const ref = useRef<LeafletMarker>(null);
  const poi = mark.kind === 'point' ? mark.poi : undefined;
  const press = () =>
    mark.kind === 'cluster'
      ? onOpen(mark)
      : onSelect(mark.kind === 'point' ? [mark.poi] : mark.pois);
  const enter = useCallback(() => poi && highlight.point(poi, 'map'), [poi, highlight]);
  const leave = useCallback(() => poi && highlight.leave(poi.id), [poi, highlight]);
  // Leaflet forwards no focus events.
  useEffect(() => {
    const marker = ref.current;
    const element = marker?.getElement();
    const focus = () => {
      marker?.setZIndexOffset(raised);
      enter();
    };
    const blur = () => {
      marker?.setZIndexOffset(0);
      leave();
    };
    element?.addEventListener('focus', focus);
    element?.addEventListener('blur', blur);
    return () => {
      leave();
      element?.removeEventListener('focus', focus);
      element?.removeEventListener('blur', blur);
    };
  }, [enter, leave]);
  return (
    <Marker
      ref={ref}
      position={[mark.position.lat, mark.position.lon]}
      icon={icon}
      riseOnHover
      riseOffset={raised}
      eventHandlers={{
        click: press,
        mouseover: enter,
        mouseout: leave,
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (!pressing.includes(originalEvent.key)) return;
          originalEvent.preventDefault();
          press();
        },
      }}
    />
  );
});

function useIcon(mark: Mark): DivIcon {
  const { t } = useTranslation('map');
  const local = useLocal({ formatCount });
  return useMemo(() => {
    if (mark.kind === 'point') return pinIcon(mark.poi.theme, mark.poi.label);
    if (mark.kind === 'stack')
      return stackIcon(mark.pois.length, t('stack', { count: mark.pois.length }));
    const formatted = local.formatCount(mark.count);
    return clusterIcon(
      formatted,
      clusterSize(mark.count),
      t('cluster', { count: mark.count, formatted }),
    );
  }, [mark, t, local.formatCount]);
}

/**
 * Draws a separate mark for the event that the visitor points at: an event of the list may be
 * inside a cluster or just outside the searched area.
 */
export function PointedMark() {
  const pointed = usePointed();
  const icon = useMemo(() => pointedIcon(pointed?.theme ?? null), [pointed?.theme]);
  if (!pointed) return null;
  const { lat, lon } = pointed.position;
  return (
    <Marker
      position={[lat, lon]}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={onTop}
    />
  );
}
