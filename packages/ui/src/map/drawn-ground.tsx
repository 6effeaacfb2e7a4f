/// <reference path="./land-outline.d.ts" />
import { landRings } from 'virtual:land-outline';
import type { LatLngExpression, Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { Circle, Pane, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { drawnRivers, lastDrawnZoom } from './drawn-rivers.ts';
import classes from './ground.module.css';
import type { AskGround, Ground, GroundArea } from './ground.ts';
import { placeLabels, reachOf } from './town-labels.ts';
import { TownName } from './town-name.tsx';

// z-index of our drawing and of the town names. The tiles of Leaflet, at 200, cover the drawing;
// the search circle is at 400, and events are at 600.
const levels = { ground: 150, names: 450 };
const leastDrawnTown = 5000;
// Share of the view that is requested beyond each side, so that small pans need no request.
const around = 0.25;
const steps = 4;

const toLatLngs = (ring: readonly (readonly [number, number])[]): LatLngExpression[] =>
  ring.map(([lon, lat]) => [lat, lon]);
const home = landRings.home.map(toLatLngs);
const others = landRings.others.map(toLatLngs);

function pathOf(numbers: readonly number[]): LatLngExpression[] {
  const points: LatLngExpression[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push([numbers[index + 1] ?? 0, numbers[index] ?? 0]);
  return points;
}

// Rounds the area outwards to quarters of the width of a map tile, so that small pans send no
// request and neighbouring views share a cached response.
function areaOf(leaflet: LeafletMap): GroundArea {
  const zoom = Math.round(leaflet.getZoom());
  const bounds = leaflet.getBounds().pad(around);
  const step = 360 / 2 ** zoom / steps;
  const down = (degrees: number): number => Math.floor(degrees / step) * step;
  const up = (degrees: number): number => Math.ceil(degrees / step) * step;
  return {
    west: Math.max(down(bounds.getWest()), -180),
    south: Math.max(down(bounds.getSouth()), -90),
    east: Math.min(up(bounds.getEast()), 180),
    north: Math.min(up(bounds.getNorth()), 90),
    zoom,
  };
}

export type DrawnGroundProps = {
  /** A place name that another layer of the map shows, so that this drawing omits it. */
  placeName: string | null;
  /** Attribution of the drawing's data, shown on the map. */
  sources: string;
  useGround: AskGround;
};

/**
 * Our own vector map, drawn from the data of `useGround` and the outlines of the countries; the
 * rivers drawn by hand are left out when the data has rivers.
 */
export function DrawnGround({ placeName, sources, useGround }: DrawnGroundProps) {
  const leaflet = useMap();
  const [area, setArea] = useState(() => areaOf(leaflet));
  useMapEvents({ moveend: () => setArea(areaOf(leaflet)) });
  const data = useGround(area);
  // The style sheet colours the background as sea only while this component is mounted. Without the
  // drawing, the background has the colour of land.
  useLayoutEffect(() => {
    const map = leaflet.getContainer();
    map.dataset.ground = 'drawn';
    return () => {
      delete map.dataset.ground;
    };
  }, [leaflet]);
  return (
    <>
      <Pane name="drawn-ground" style={{ zIndex: levels.ground }}>
        <Polygon
          positions={others.map((ring) => [ring])}
          className={classes.abroad ?? ''}
          interactive={false}
          attribution={sources}
        />
        <Polygon
          positions={home.map((ring) => [ring])}
          className={classes.land ?? ''}
          interactive={false}
        />
        <Rivers
          hasBetter={data?.lines.some(({ kind }) => kind === 'river') ?? false}
          zoom={area.zoom}
        />
        {data && (
          <Drawing key={area.zoom < firstZoomOfReach ? 'far' : 'near'} {...data} zoom={area.zoom} />
        )}
      </Pane>
      <Pane name="drawn-names" style={{ zIndex: levels.names }}>
        {data && <Names towns={data.towns} zoom={area.zoom} placeName={placeName} />}
      </Pane>
    </>
  );
}

const firstZoomOfAll = 8;
const firstZoomOfReach = 12;

const Rivers = ({ hasBetter, zoom }: { hasBetter: boolean; zoom: number }) =>
  hasBetter || zoom > lastDrawnZoom ? null : (
    <Polyline
      positions={drawnRivers
        .filter(({ isMain }) => isMain || zoom >= firstZoomOfAll)
        .map(({ course }) => toLatLngs(course))}
      className={classes.river ?? ''}
      interactive={false}
    />
  );

const Drawing = ({ towns, lines, zoom }: Ground & { zoom: number }) => (
  <>
    {towns
      .filter(({ population }) => population >= leastDrawnTown)
      .map((town) => (
        <Circle
          key={`${town.name}${town.position.lon}`}
          center={[town.position.lat, town.position.lon]}
          radius={reachOf(town)}
          className={(zoom < firstZoomOfReach ? classes.built : classes.reach) ?? ''}
          interactive={false}
        />
      ))}
    {lines.map(({ kind, path }) => {
      const line = { positions: pathOf(path), className: classes[kind] ?? '', interactive: false };
      const key = `${kind}${path.length}${path.slice(0, 4).join()}`;
      return kind === 'lake' ? <Polygon key={key} {...line} /> : <Polyline key={key} {...line} />;
    })}
  </>
);

function Names({
  towns,
  zoom,
  placeName,
}: {
  towns: Ground['towns'];
  zoom: number;
  placeName: string | null;
}) {
  const leaflet = useMap();
  const labels = placeLabels(
    towns,
    ({ position: { lat, lon } }) => leaflet.project([lat, lon], zoom),
    placeName ? [placeName] : [],
  );
  return labels.map(({ name, size, position: { lat, lon } }) => (
    <TownName key={`${name}${lon}`} name={name} size={size} at={[lat, lon]} />
  ));
}
