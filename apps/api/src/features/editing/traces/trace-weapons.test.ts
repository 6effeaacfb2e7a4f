import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import { measureTrace, readTrace } from './read-trace.ts';

const filled = (start: string, piece: string, end = ''): string =>
  start +
  piece.repeat(Math.floor((traceLimits.maxBytes - start.length - end.length) / piece.length)) +
  end;
const point = (index: number): string =>
  `<trkpt lat="${47 + index / 1e5}" lon="${0.7 + (index % 7) / 1e4}"><ele>${index % 50}</ele></trkpt>`;
const gpxOf = (points: number): string =>
  `<gpx><trk><trkseg>${Array.from({ length: points }, (_, at) => point(at)).join('')}</trkseg></trk></gpx>`;
const geoJson = (coordinates: string): string =>
  `{"type":"LineString","coordinates":[${coordinates}]}`;
const send = (api: Api, poiId: string, editor: { headers: Record<string, string> }, file: Buffer) =>
  api.request
    .post(`/api/v1/org/pois/${poiId}/trace`)
    .set(editor.headers)
    .field('version', '0')
    .attach('file', file, 'tour.gpx');

describe('the track reader', () => {
  it.each<[string, string, string]>([
    ['attributes without a value', filled('<gpx', ' a', '></gpx>'), 'trace_unreadable'],
    [
      'an element with too many attributes',
      `<gpx${attributes(traceLimits.maxAttributes + 1)}></gpx>`,
      'trace_unreadable',
    ],
    ['an attribute of five megabytes', filled('<gpx a="', 'x', '"></gpx>'), 'trace_unreadable'],
    ['a name of five megabytes', filled('<gpx><', 'x'), 'trace_unreadable'],
    ['a million elements', filled('<gpx>', '<a/>', '</gpx>'), 'payload_too_large'],
    ['elements nested too deep', '<gpx>'.repeat(traceLimits.maxDepth + 1), 'trace_unreadable'],
    [
      'a coordinate tuple of five megabytes',
      filled('<kml><LineString><coordinates>', '1', '</coordinates></LineString></kml>'),
      'trace_unreadable',
    ],
    ['an unterminated comment', filled('<gpx><!--', '-'), 'trace_unreadable'],
    [
      'too many points of KML',
      filled('<kml><LineString><coordinates>', '1,47 ', '</coordinates></LineString></kml>'),
      'payload_too_large',
    ],
    [
      'too many points of GeoJSON',
      geoJson(
        Array(traceLimits.maxReadPoints + 1)
          .fill('[1,47]')
          .join(),
      ),
      'payload_too_large',
    ],
    [
      'brackets nested too deep',
      `{"a":${'['.repeat(traceLimits.maxDepth + 1)}`,
      'trace_unreadable',
    ],
    ['a million values', filled('{"a":[', '{},', '0]}'), 'payload_too_large'],
  ])('refuses a track file with %s', (_, text, refusal) =>
    expect(readTrace(Buffer.from(text))).toEqual({ refusal }),
  );
});

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => ` c${index}=""`).join('');
}

it('reads a GeoJSON track with a hundred brackets in a string, which do not count as nesting', () => {
  const name = JSON.stringify(`${'['.repeat(100)}\\"${','.repeat(100)}`);
  const text = `{"type":"Feature","properties":{"name":${name}},"geometry":${geoJson('[0.7,47.4],[0.7,47.5]')}}`;
  expect(readTrace(Buffer.from(text))).toMatchObject({ points: [{ lat: 47.4 }, { lat: 47.5 }] });
});

it('reads 20,000 KML coordinates exactly, although the parser delivers their text in pieces', () => {
  const tuples = Array.from({ length: 20_000 }, (_, at) => `0.7,${47 + at / 1e5},${at % 90}`);
  const kml = `<kml><Placemark><LineString><coordinates>${tuples.join('\n')}</coordinates></LineString></Placemark></kml>`;
  const read = readTrace(Buffer.from(kml));
  expect(
    'points' in read && read.points.map(({ lat, altitudeM }) => `0.7,${lat},${altitudeM}`),
  ).toEqual(tuples);
});

it('two uploads, the second of 60,000 points, are read by one worker thread', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  let threads = 0;
  const count = (): void => {
    threads += 1;
  };
  process.on('worker', count);
  const small = await send(api, poiId, editor, Buffer.from('no track'));
  const large = await send(api, poiId, editor, Buffer.from(gpxOf(60_000)));
  process.off('worker', count);
  expect([small.status, large.status, threads]).toEqual([422, 200, 1]);
});

it('an upload thins a long line to the limit of stored points, but keeps its ends and the distance over all points', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const points = 19_000;
  const { status, body } = await send(api, poiId, editor, Buffer.from(gpxOf(points)));
  expect(status).toBe(200);
  const read = measureTrace(Buffer.from(gpxOf(points)));
  const distanceM = 'figures' in read ? Math.round(read.figures.distanceM) : 0;
  expect(body.traces.tour).toMatchObject({
    pointCount: traceLimits.keptPoints,
    minAltitudeM: 0,
    maxAltitudeM: 49,
    distanceM,
  });
  const [ends] = await api.db.$queryRawUnsafe<object[]>(
    'SELECT ST_Y(ST_StartPoint(line)) AS first, round(ST_Y(ST_EndPoint(line))::numeric, 5)::float8 AS last, ST_NDims(line)::int AS dimensions FROM trace',
  );
  expect(ends).toEqual({ first: 47, last: 47.18999, dimensions: 3 });
});
