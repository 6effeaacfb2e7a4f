import type { LatLngExpression, Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleMarker, Polyline, Tooltip } from 'react-leaflet';
import { EditorMap } from './editor-map.tsx';
import { editorMapTexts } from './map.fr.ts';
import classes from './map.module.css';
import type { LonLat } from './pin.ts';

export type TraceMapProps = {
  points: readonly LonLat[];
  /** The point selected on the altitude profile. */
  pointed: LonLat | undefined;
};

const marksRadius = 7;
const around: [number, number] = [28, 28];
const closest = 16;

const toLatLng = ({ lat, lon }: LonLat): LatLngExpression => [lat, lon];

export function TraceMap({ points, pointed }: TraceMapProps) {
  const { t } = useTranslation(editorMapTexts);
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const line = useMemo(() => points.map(toLatLng), [points]);
  useEffect(() => {
    leaflet?.fitBounds(
      points.map(({ lat, lon }): [number, number] => [lat, lon]),
      { padding: around, maxZoom: closest, animate: false },
    );
  }, [leaflet, points]);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const fixed = { interactive: false, radius: marksRadius };
  return (
    <div className={classes.stage}>
      <EditorMap mapRef={setLeaflet} centre={[first.lat, first.lon]} zoom={12}>
        <Polyline positions={line} className={classes.casing ?? ''} interactive={false} />
        <Polyline positions={line} className={classes.way ?? ''} interactive={false} />
        <CircleMarker center={toLatLng(last)} className={classes.end ?? ''} {...fixed} />
        <CircleMarker center={toLatLng(first)} className={classes.begin ?? ''} {...fixed}>
          <Tooltip
            permanent
            className={classes.beginName ?? ''}
            direction="top"
            offset={[0, -marksRadius]}
          >
            {t('start')}
          </Tooltip>
        </CircleMarker>
        {pointed && (
          <CircleMarker center={toLatLng(pointed)} className={classes.read ?? ''} {...fixed} />
        )}
      </EditorMap>
    </div>
  );
}
