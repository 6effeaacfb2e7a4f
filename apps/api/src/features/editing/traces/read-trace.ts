import { limits, traceLimits } from '@parages/contracts/vocabulary/limits';
import { XMLParser } from 'fast-xml-parser';
import type { Waypoint } from '../../../platform/trace.domain.ts';

/** Why a file is no track. */
export type TraceRefusal = 'trace_unreadable' | 'trace_out_of_bounds';
/** The line of a file, or why there is none. */
export type ReadTrace = { points: Waypoint[] } | { refusal: TraceRefusal };

const deepest = 40;
const altitudes = { lowest: -500, highest: 9000 };

// No entity is ever resolved, and a file that declares a type of its own is refused before anything reads it.
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true, textNodeName: '#text' },
  ...{ processEntities: false, htmlEntities: false, parseTagValue: false, parseAttributeValue: false, ignoreDeclaration: true },
});

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const children = (value: unknown, name: string): unknown[] => (isNode(value) ? asList(value[name]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : isNode(value) ? textOf(value['#text'] ?? '') : '');

function toWaypoint(lon: unknown, lat: unknown, altitude: unknown): Waypoint[] {
  const [x, y] = [Number.parseFloat(String(lon)), Number.parseFloat(String(lat))];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return [];
  const metres = altitude === undefined || altitude === '' ? Number.NaN : Number.parseFloat(String(altitude));
  const isPlausible = metres >= altitudes.lowest && metres <= altitudes.highest;
  return [{ lon: x, lat: y, altitudeM: isPlausible ? metres : null }];
}

const fromGpxPoint = (point: unknown): Waypoint[] =>
  isNode(point) ? toWaypoint(point['@lon'], point['@lat'], children(point, 'ele').map(textOf)[0]) : [];

function readGpx(root: unknown): Waypoint[] {
  const tracked = children(root, 'trk')
    .flatMap((track) => children(track, 'trkseg'))
    .flatMap((segment) => children(segment, 'trkpt'));
  const points = tracked.length > 0 ? tracked : children(root, 'rte').flatMap((route) => children(route, 'rtept'));
  return points.flatMap(fromGpxPoint);
}

const fromTuple = (text: string, separator: RegExp | string): Waypoint[] => {
  const [lon, lat, altitude] = text.split(separator);
  return toWaypoint(lon, lat, altitude);
};

function readKml(value: unknown, depth = 0): Waypoint[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => readKml(entry, depth + 1));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const lists = asList(inner);
    if (name === 'LineString')
      return lists
        .flatMap((line) => children(line, 'coordinates'))
        .flatMap((text) => textOf(text).trim().split(/\s+/))
        .flatMap((text) => fromTuple(text, ','));
    if (name === 'Track')
      return lists.flatMap((track) => children(track, 'coord')).flatMap((text) => fromTuple(textOf(text).trim(), /\s+/));
    return readKml(inner, depth + 1);
  });
}

const fromCoordinates = (list: unknown): Waypoint[] =>
  asList(list).flatMap((pair) => (Array.isArray(pair) ? toWaypoint(pair[0], pair[1], pair[2] ?? undefined) : []));

function readGeoJson(value: unknown, depth = 0): Waypoint[] {
  if (depth > deepest || !isNode(value)) return [];
  switch (value.type) {
    case 'FeatureCollection':
      return asList(value.features).flatMap((feature) => readGeoJson(feature, depth + 1));
    case 'Feature':
      return readGeoJson(value.geometry, depth + 1);
    case 'GeometryCollection':
      return asList(value.geometries).flatMap((geometry) => readGeoJson(geometry, depth + 1));
    case 'LineString':
      return fromCoordinates(value.coordinates);
    case 'MultiLineString':
      return asList(value.coordinates).flatMap(fromCoordinates);
    default:
      return [];
  }
}

function readPoints(text: string): Waypoint[] {
  if (text.startsWith('{')) return readGeoJson(JSON.parse(text));
  if (!text.startsWith('<') || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return [];
  const root: unknown = parser.parse(text);
  if (!isNode(root)) return [];
  return root.gpx === undefined ? readKml(root.kml) : readGpx(root.gpx);
}

const isInside = ({ lon, lat }: Waypoint): boolean =>
  lon >= limits.bounds.west && lon <= limits.bounds.east && lat >= limits.bounds.south && lat <= limits.bounds.north;

const isAnother = ({ lon, lat }: Waypoint, before: Waypoint | undefined): boolean => before?.lon !== lon || before.lat !== lat;

/** The line of a GPX track or route, of the lines of a KML file or of a GeoJSON document; points that repeat the one before are left out. */
export function readTrace(file: Buffer): ReadTrace {
  let points: Waypoint[];
  try {
    points = readPoints(
      new TextDecoder('utf-8', { fatal: true })
        .decode(file)
        .replace(/^\ufeff/, '')
        .trimStart(),
    );
  } catch {
    return { refusal: 'trace_unreadable' };
  }
  const line = points.filter((point, index) => isAnother(point, points[index - 1]));
  if (line.length < 2) return { refusal: 'trace_unreadable' };
  return line.every(isInside) ? { points: line } : { refusal: 'trace_out_of_bounds' };
}

/** A line as it is kept: of more points than the limit every nth one, the last among them; altitudes only where each point has one. */
export function toLineText(points: readonly Waypoint[]): string {
  const step = Math.ceil(points.length / (traceLimits.maxPoints - 1));
  const kept = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const isHigh = kept.every(({ altitudeM }) => altitudeM !== null);
  const written = kept.map(({ lon, lat, altitudeM }) => (isHigh ? `${lon} ${lat} ${altitudeM}` : `${lon} ${lat}`));
  return `LINESTRING${isHigh ? ' Z' : ''} (${written.join(', ')})`;
}
