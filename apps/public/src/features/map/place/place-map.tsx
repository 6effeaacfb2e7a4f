import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { pinIcon } from '@parages/ui/map/mark-icons';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useState } from 'react';
import { Marker } from 'react-leaflet';
import type { LonLat } from '../../../lib/search/filters.search-params.ts';
import { useSite } from '../../../lib/site.tsx';
import { BaseMap } from '../base-map.tsx';

export type PlaceMapProps = { position: LonLat; name: string | null; theme: Theme | null };

const streetZoom = 15;
// The built-in base layer has no streets: a wider view shows the towns around the place.
const drawnZoom = 10;

export function PlaceMap({ position: { lat, lon }, name, theme }: PlaceMapProps) {
  const { tiles } = useSite();
  const [leaflet, setLeaflet] = useState<LeafletMap | null>(null);
  const icon = useMemo(() => pinIcon(theme, name ?? ''), [theme, name]);
  const stepBack = useCallback(
    () => void leaflet?.setView([lat, lon], drawnZoom, { animate: false }),
    [leaflet, lat, lon],
  );
  return (
    <BaseMap
      mapRef={setLeaflet}
      centre={[lat, lon]}
      zoom={tiles ? streetZoom : drawnZoom}
      onDrawn={stepBack}
    >
      <Marker position={[lat, lon]} icon={icon} interactive={false} keyboard={false} />
    </BaseMap>
  );
}
