import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';
import { readGeoJson } from './read-geojson.ts';
import { readXmlTrack } from './read-xml-track.ts';
import { type LineFigures, measureLine } from './trace-figures.domain.ts';
import { TrackRefused } from './track-text.ts';

export type TraceRefusal = 'trace_unreadable' | 'trace_out_of_bounds' | 'payload_too_large';
export type ReadTrace = { points: Waypoint[] } | { refusal: TraceRefusal };

function readPoints(text: string): Waypoint[] {
  if (text.startsWith('{')) return readGeoJson(text);
  return text.startsWith('<') ? readXmlTrack(text) : [];
}

const isAnother = ({ lon, lat }: Waypoint, before: Waypoint | undefined): boolean =>
  before?.lon !== lon || before.lat !== lat;

export function readTrace(file: Uint8Array): ReadTrace {
  let points: Waypoint[];
  try {
    points = readPoints(
      new TextDecoder('utf-8', { fatal: true })
        .decode(file)
        .replace(/^\ufeff/, '')
        .trimStart(),
    );
  } catch (error) {
    return { refusal: error instanceof TrackRefused ? error.code : 'trace_unreadable' };
  }
  const line = points.filter((point, index) => isAnother(point, points[index - 1]));
  if (line.length < 2) return { refusal: 'trace_unreadable' };
  return line.every(isCovered) ? { points: line } : { refusal: 'trace_out_of_bounds' };
}

export function toLineText(points: readonly Waypoint[]): string {
  const step = Math.ceil(points.length / (traceLimits.maxPoints - 1));
  const kept = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const isHigh = kept.every(({ altitudeM }) => altitudeM !== null);
  const written = kept.map(({ lon, lat, altitudeM }) =>
    isHigh ? `${lon} ${lat} ${altitudeM}` : `${lon} ${lat}`,
  );
  return `LINESTRING${isHigh ? ' Z' : ''} (${written.join(', ')})`;
}

export type TraceReading = { line: string; figures: LineFigures } | { refusal: TraceRefusal };

/** The service runs it in a worker thread, because it parses an untrusted file. */
export function measureTrace(file: Uint8Array): TraceReading {
  const read = readTrace(file);
  return 'refusal' in read
    ? read
    : { line: toLineText(read.points), figures: measureLine(read.points) };
}
