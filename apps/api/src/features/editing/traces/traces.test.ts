// Specification: §5.34
import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { openEditor, steps } from '../../../../test/editor.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import { readTrace, toLineText } from './read-trace.ts';
import { climbAndDescent, durationMinOf, figuresOf, measureLine } from './trace-figures.domain.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const gpx = (points: string) =>
  `${head}<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Tour</name><trkseg>${points}</trkseg></trk></gpx>`;
const point = (lat: number, ele?: number) =>
  `<trkpt lat="${lat}" lon="0.7">${ele === undefined ? '' : `<ele>${ele}</ele>`}</trkpt>`;
const kml = (inner: string) =>
  `${head}<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Folder>${inner}</Folder></Document></kml>`;
const read = (file: string | Buffer) => readTrace(Buffer.from(file));
const two = [
  { lon: 0.7, lat: 47.4, altitudeM: 50 },
  { lon: 0.7, lat: 47.41, altitudeM: 80 },
];

describe('the track reader', () => {
  it.each([
    ['GPX', gpx(`${point(47.4, 50)}${point(47.4, 50)}${point(47.41, 80)}`)],
    [
      'a GPX route',
      `${head}<gpx><rte><rtept lat="47.4" lon="0.7"><ele>50</ele></rtept><rtept lat="47.41" lon="0.7"><ele>80</ele></rtept></rte></gpx>`,
    ],
    [
      'KML',
      kml(
        '<Placemark><LineString><coordinates> 0.7,47.4,50\n 0.7,47.41,80 </coordinates></LineString></Placemark>',
      ),
    ],
    [
      'a KML track',
      kml(
        '<Placemark><gx:Track><gx:coord>0.7 47.4 50</gx:coord><gx:coord>0.7 47.41 80</gx:coord></gx:Track></Placemark>',
      ),
    ],
    [
      'GeoJSON',
      JSON.stringify({
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [0.7, 47.4, 50],
            [0.7, 47.41, 80],
          ],
        },
      }),
    ],
    [
      'a collection of lines',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: {
              type: 'MultiLineString',
              coordinates: [[[0.7, 47.4, 50]], [[0.7, 47.41, 80]]],
            },
          },
        ],
      }),
    ],
  ])('reads the points of %s', (_, text) => expect(read(text)).toEqual({ points: two }));

  it.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['plain text', 'Départ de la gare'],
    ['one point', gpx(point(47.4))],
    ['an HTML page', `<!DOCTYPE html><html><body>${point(47.4)}${point(47.5)}</body></html>`],
    ['broken XML', '<gpx><trk><trkseg>'],
    ['broken JSON', '{"type":"LineString"'],
    ['a GeoJSON point', JSON.stringify({ type: 'Point', coordinates: [0.7, 47.4] })],
    [
      'an external entity that reads a file',
      `${head}<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>${gpx(`${point(47.4)}${point(47.5)}&x;`)}`,
    ],
    ['an entity bomb', `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gpx>&b;</gpx>`],
    [
      'a track in Latin-1 instead of UTF-8',
      Buffer.from(gpx(`${point(47.4)}${point(47.5)}`).replace('Tour', 'Touré'), 'latin1'),
    ],
    [
      'deeply nested GeoJSON',
      `${'{"type":"GeometryCollection","geometries":['.repeat(5000)}${']}'.repeat(5000)}`,
    ],
    ['deeply nested elements', `${'<kml>'.repeat(5000)}${'</kml>'.repeat(5000)}`],
  ])('refuses %s as trace_unreadable', (_, file) =>
    expect(read(file)).toEqual({ refusal: 'trace_unreadable' }),
  );

  it('refuses a track with a point outside France as trace_out_of_bounds', () =>
    expect(read(gpx(`${point(47.4)}${point(52)}`))).toEqual({ refusal: 'trace_out_of_bounds' }));
});

describe('a track', () => {
  it('has length on the sphere, duration, climb, descent and lowest and highest altitude as figures', () => {
    expect(figuresOf(measureLine(two), [])).toEqual({
      distanceM: 1112,
      durationMin: 20,
      climbM: 30,
      descentM: 0,
      minAltitudeM: 50,
      maxAltitudeM: 80,
    });
  });

  it('has no altitude, climb or descent when one point lacks its altitude', () => {
    expect(
      figuresOf(measureLine([...two, { lon: 0.7, lat: 47.42, altitudeM: null }]), []),
    ).toMatchObject({
      climbM: null,
      descentM: null,
      minAltitudeM: null,
    });
  });

  it('lasts as DIN 33466 says on foot (4 km, 300 m up or 500 m down an hour), less by bike or car; the slowest mode counts', () => {
    expect(durationMinOf(8000, 0, 0, [])).toBe(120);
    expect(durationMinOf(8000, 900, 0, ['Hiking'])).toBe(240);
    expect(durationMinOf(12_000, 300, 500, ['Pedestrian'])).toBe(240);
    expect(durationMinOf(20_000, 300, 500, ['Pedestrian', 'Bike'])).toBe(
      durationMinOf(20_000, 300, 500, ['Pedestrian']),
    );
    expect(durationMinOf(30_000, 0, 0, ['Bike'])).toBe(120);
    expect(durationMinOf(40_000, 500, 500, ['Automobile'])).toBe(60);
  });

  it('has climb and descent that ignore altitude variations below ten metres', () => {
    expect(climbAndDescent([100, 104, 98, 105, 99, 103])).toEqual({ climbM: 0, descentM: 0 });
    expect(climbAndDescent([100, 107, 105, 130, 125, 131])).toEqual({ climbM: 31, descentM: 0 });
    expect(climbAndDescent([131, 125, 100, 104, 100, 150, 141, 120])).toEqual({
      climbM: 50,
      descentM: 61,
    });
    expect(climbAndDescent([])).toEqual({ climbM: 0, descentM: 0 });
  });

  it('of 45,000 points is thinned to at most the maximum number of points, its last point included', () => {
    const points = Array.from({ length: 45_000 }, (_, index) => ({
      lon: 0.7 + index / 1e6,
      lat: 47.4,
      altitudeM: index % 5,
    }));
    const kept = toLineText(points).split(', ');
    expect(kept.length).toBeLessThanOrEqual(traceLimits.maxPoints);
    expect(kept.at(-1)).toContain(String(points.at(-1)?.lon));
  });
});

const send = async (
  api: Api,
  poiId: string,
  editor: { headers: Record<string, string> },
  file: Buffer | string,
  version = 0,
) =>
  api.request
    .post(`/api/v1/org/pois/${poiId}/trace`)
    .set(editor.headers)
    .field('version', String(version))
    .attach('file', Buffer.from(file), 'tour.gpx');

it('figures of an uploaded track, except the duration, override typed ones until the track is deleted; reversed altitudes get 400; null deletes the tour', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  const { status, body } = await send(
    api,
    poiId,
    editor,
    gpx(`${point(47.4, 50)}${point(47.41, 80)}`),
  );
  expect(status).toBe(200);
  expect(body.traces.tour).toMatchObject({
    distanceM: 1112,
    durationMin: 20,
    climbM: 30,
    descentM: 0,
    minAltitudeM: 50,
    maxAltitudeM: 80,
    pointCount: 2,
    trace: [
      { distanceM: 0, altitudeM: 50 },
      { distanceM: 1112, altitudeM: 80 },
    ],
  });
  const typedFigures = {
    distanceM: 1,
    climbM: 1,
    descentM: 1,
    minAltitudeM: 1,
    maxAltitudeM: 1,
    durationMin: 45,
  };
  const tour = { ...typedFigures, locomotionModes: ['Hiking'], difficulty: 'EasyTour' };
  const path = `/org/pois/${poiId}/traces`;
  const changed = await api.send('PATCH', path, { as: editor, body: { version: 1, tour } });
  expect(changed.body.traces.tour).toMatchObject({
    distanceM: 1112,
    climbM: 30,
    durationMin: 45,
    difficulty: 'EasyTour',
  });
  const bare = await api.send('DELETE', `/org/pois/${poiId}/trace`, {
    as: editor,
    query: { version: 2 },
  });
  expect(bare.body.traces.tour).toMatchObject({ distanceM: 1112, trace: null, pointCount: null });
  const typed = await api.send('PATCH', path, { as: editor, body: { version: 3, tour } });
  expect(typed.body.traces.tour).toMatchObject({ distanceM: 1, climbM: 1 });
  const reversed = await api.send('PATCH', path, {
    as: editor,
    body: { version: 4, tour: { ...tour, minAltitudeM: 2 } },
  });
  expect(reversed.body).toMatchObject({
    status: 400,
    errors: [{ pointer: '/body/tour/minAltitudeM', code: 'tour_altitudes_reversed' }],
  });
  expect(
    (await api.send('PATCH', path, { as: editor, body: { version: 4, tour: null } })).body.traces,
  ).toEqual({ tour: null });
});

it('a track upload answers 422 to plain text or a track outside France, 412 to a wrong version and 413 to too large a file, and stores none', async () => {
  const api = await startApi();
  const { editor, poiId } = await openEditor(api);
  expect((await send(api, poiId, editor, 'Départ de la gare')).body).toMatchObject({
    status: 422,
    code: 'trace_unreadable',
  });
  expect((await send(api, poiId, editor, gpx(`${point(47.4)}${point(52)}`))).body).toMatchObject({
    status: 422,
    code: 'trace_out_of_bounds',
  });
  expect(
    (await send(api, poiId, editor, gpx(`${point(47.4)}${point(47.5)}`), 7)).body,
  ).toMatchObject({ status: 412 });
  expect(
    (await send(api, poiId, editor, Buffer.alloc(traceLimits.maxBytes + 1, 32))).body,
  ).toMatchObject({
    status: 413,
    code: 'payload_too_large',
  });
  expect((await steps(api, poiId).read(editor)).traces).toEqual({ tour: null });
});

it('a track upload answers poi_not_found to non-members and permission_missing to readers before it reads the file; refuses a malformed id', async () => {
  const api = await startApi();
  const { organisation, poiId } = await openEditor(api);
  const [stranger, reader] = [
    await api.signIn({ permissions: ['poi_editor'] }),
    await api.signIn({ permissions: ['poi_editor'] }),
  ];
  await api.db.membership.create({
    data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
  });
  expect((await send(api, poiId, stranger, 'Départ de la gare')).body.code).toBe('poi_not_found');
  expect((await send(api, poiId, reader, 'Départ de la gare')).body.code).toBe(
    'permission_missing',
  );
  expect((await send(api, 'nothing', stranger, 'Départ de la gare')).body.errors).toMatchObject([
    { pointer: '/path/poiId' },
  ]);
});
